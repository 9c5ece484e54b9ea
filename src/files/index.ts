export { type Config, readConfig } from "./config.js";
export { printConfigFault } from "./fault.js";
export { readTemplates } from "./templates.js";
export { listVariants, readDrawing, readVariant } from "./variants.js";
export { YamlError } from "./yaml.js";

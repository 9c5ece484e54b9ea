export {
  type Config,
  type ConfigReading,
  configKeys,
  type FolderDelivery,
  type ImapSource,
  type ListenerSource,
  readConfig,
  type SmtpDelivery,
} from "./config.js";
export { type ConfigFault, printConfigFault } from "./fault.js";
export { readTemplates } from "./templates.js";
export { listVariants, readVariant } from "./variants.js";
export { YamlError } from "./yaml.js";

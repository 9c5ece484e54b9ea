export type { Painting } from "./paint.js";
export { printedMap } from "./pdf.js";
export { createRasterizer, type Rasterizer } from "./raster.js";

export { printedMap } from "./pdf.js";
export { createRasterizer, type Rasterizer } from "./raster.js";

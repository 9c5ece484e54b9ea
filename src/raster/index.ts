export { printedMap } from "./pdf.js";
export { rasterize } from "./raster.js";

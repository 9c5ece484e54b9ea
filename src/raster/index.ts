export { rasterize } from "./raster.js";

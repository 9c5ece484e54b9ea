export { checkDrawing } from "./check/check.js";
export { drawingOf } from "./picture/picture.js";
export type { Scene } from "./picture/scene.js";
export { englishCaptions } from "./picture/words.js";
export type { DrawingFault } from "./sheet/fault.js";
export { readSheet } from "./sheet/read.js";
export { smallSheet } from "./sheet/small.js";

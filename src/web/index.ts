export { startWeb } from "./server.js";

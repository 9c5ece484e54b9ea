/** A thread of `ems adjudicate`: pieces of the input come in, their answers go out. */
import { parentPort, workerData } from "node:worker_threads";
import { present } from "../../util/index.js";
import { type Defaults, openLines } from "./request-lines.js";

const port = present(parentPort, "The thread's port");
const answer = openLines(workerData as Defaults);

port.on("message", (lines: Uint8Array) => port.postMessage(answer(lines)));

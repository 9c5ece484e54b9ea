/** The languages whose sentences are read as wholes. */
import { dutch } from "./dutch.js";
import { french } from "./french.js";
import { german } from "./german.js";
import { italian } from "./italian.js";
import { portuguese } from "./portuguese.js";
import { spanish } from "./spanish.js";

export const tongues = [german, french, spanish, italian, dutch, portuguese];

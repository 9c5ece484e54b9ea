/** What people call their armies and fleets in full. Any of these may stand before a place or behind it. */
import type { WordTable } from "./role.js";

const armies = `army|armies|troops|troopers|infantry|infantrymen|soldier|soldiers|corps|men|boys|lads|guys|guy|chaps|
  chap|fellows|fellow|lad|grunts|redcoats|warriors|fighters|cavalry|cavalrymen|horsemen|
  grenadiers|forces|contingent|hussars|dragoons|lancers|panzers|tanks|tank|riflemen|musketeers|
  guardsmen|uhlans|militia|cossacks|janissaries|legion|legions|legionaries|regiment|regiments|
  division|divisions|brigade|battalion|battalions|land forces|land force|ground troops|
  ground forces|foot soldiers|footsoldiers|garrison troops|expeditionary force`;
const fleets = `home fleet|grand fleet|high seas fleet|battle fleet|main fleet|royal navy|imperial navy|fleet|
  fleets|flotilla|flotillas|destroyer|destroyers|cruiser|cruisers|dreadnoughts|dreadnought|
  frigate|frigates|galleys|galleons|squadron|squadrons|warship|warships|battleships|battleship|
  ironclads|ironclad|sailors|seamen|navy|boat|boats|ship|ships|vessel|vessels|armada|gunboat|
  gunboats|men of war|man of war|ships of the line|naval squadron|naval force|naval forces`;

export const units: WordTable = {
  army: armies,
  fleet: fleets,
  unitword: `${armies}|${fleets}|armee|flotte`,
};

/** Small words of speech whose meaning their neighbours decide (`speech/spoken.ts`). */

/** How a unit is where it is: `the army sitting in Munich`. */
export const situatedWords = `
    sitting stationed standing located based waiting residing positioned parked anchored moored
    camped presently sits stands lies lying sat wintered wintering quartered garrisoned billeted
    camping encamped lodged docked berthed lurking idling lounging hiding sleeping dozing resting
    stuck holed dug patrolling cruising floating`;

/** All others. */
export const decidedWords = `
      get guys guy chaps chap fellows fellow garrison guard lot crew bunch crowd gang colleague
      colleagues comrade comrades neighbour neighbours neighbor neighbors brother brothers sister
      sisters twin buddy buddies mate mates friend friends pal pals cousin cousins folk folks
      people harbour harbor harbours harbors waters port ports door doors doorstep gate gates spot
      slot shoes place next with it ones those sup x 2 two too auf aus n ship ships this that who
      which there one st nd rd th his her their sie a f e g i r t v do al allo alla alle ai agli au
      aux ao aos sa sf ca cf op ein an vor nach zuruck aan binnen terug off out raus weg fort
      fuera dehors fuori eruit fora new either me mine myself us ours only holds hold occupies
      occupy guards guard mans`;

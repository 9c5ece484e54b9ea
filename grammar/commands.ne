# The commands: one line of a mail, from its first character to the sign for its end.
#
# Written for single characters. Capitals and small letters are the same, so "SIGN"i reads `sign`. `_` is a
# blank that may be missing (`SIGN ON`, `SIGNON`), `__` one that may not; a line has single blanks only, see
# src/language/text/lines.ts. Beside each form, in {% %}, stands what it means, built by its family in
# src/language/commands/families; d[0] is the first part of the form, d[1] the second, and so on.
#
# No line has two readings: where a word could be two things, one of the two is excluded (`secret`,
# `plainWords`), and the tests parse every spelling they know to see that it stays so.

@preprocessor typescript
@{%
import * as clock from "../commands/clock.js";
import * as access from "../commands/families/access.js";
import * as entry from "../commands/families/entry.js";
import * as gm from "../commands/families/gm.js";
import * as past from "../commands/families/history.js";
import * as maps from "../commands/families/maps.js";
import * as orders from "../commands/families/orders.js";
import * as press from "../commands/families/press.js";
import * as questions from "../commands/families/questions.js";
import * as seat from "../commands/families/seat.js";
import * as settings from "../commands/families/settings.js";
import * as invitations from "../commands/families/invitations.js";
import * as standby from "../commands/families/standby.js";
import * as time from "../commands/families/time.js";
import * as votes from "../commands/families/votes.js";
import * as game from "../commands/game-command.js";
import * as words from "../commands/words.js";
%}

command -> entry {% id %} | asking {% id %} | playing {% id %} | setting {% id %} | running {% id %}

# ---- Into a game and out of it -----------------------------------------------------------------------

entry -> create {% id %} | signOn {% id %} | join {% id %} | act {% id %} | observe {% id %} | standby {% id %} | invite {% id %} | signOff {% id %}

# CREATE ?paris secret                  CREATE ?paris secret ancient mediterranean
# CREATE paris PASSWORD secret          CREATE paris VARIANT colonial
create ->
    "CREATE"i __ "?":? game end                            {% d => entry.create(d[3], null, null) %}
  | "CREATE"i __ "?" game __ (secret | onlyPw) end         {% d => entry.create(d[3], d[5][0], null) %}
  | "CREATE"i __ "?" game __ secret __ plainRest           {% d => entry.create(d[3], d[5], d[7]) %}
  | "CREATE"i __ "?" game __ secret variantClause          {% d => entry.create(d[3], d[5], d[6]) %}
  | "CREATE"i __ game __ chat                              {% d => entry.createIdly(d[2], d[4]) %}
  | "CREATE"i __ "?":? game passwordClause end             {% d => entry.create(d[3], d[4], null) %}
  | "CREATE"i __ "?":? game passwordClause variantClause   {% d => entry.create(d[3], d[4], d[5]) %}
  | "CREATE"i __ "?" game passwordClause __ plainRest      {% d => entry.create(d[3], d[4], d[6]) %}
  | "CREATE"i __ "?":? game variantClause                  {% d => entry.create(d[3], null, d[4]) %}

# SIGNON ?paris secret                  SIGN ON ?paris secret standard
# SIGNON Fparis secret                  SIGNON F paris secret       SIGNON france@paris secret
# HELLO ?paris secret                   TAKEOVER france@paris secret
signOn ->
    signOnWord __ seat anyPassword end                     {% d => entry.signOn(d[2], d[3]) %}
  | signOnWord __ seat __ secret __ plainRest              {% d => entry.signOn(d[2], d[4]) %}

signOnWord -> "SIGN"i _ ("ON"i | "IN"i) | "LOG"i _ "IN"i | "HELLO"i | "TAKEOVER"i

seat ->
    "?" _ game                                             {% d => entry.seat("?", d[2]) %}
  | letter game                                            {% d => entry.seat(d[0], d[1]) %}
  | letter __ game                                         {% d => entry.seat(d[0], d[2]) %}
  | game "@" game                                          {% d => entry.seat(d[0].text, d[2]) %}

# JOIN paris WITH word                  JOIN paris AS FRANCE WITH word PASSWORD secret
# JOIN paris                            JOIN paris secret           JOIN paris AS FRANCE PASSWORD secret
join ->
    "JOIN"i __ "?" joined anyPassword end                    {% d => entry.join(d[3], null, null, d[4]) %}
  | "JOIN"i __ joined passwordClause:? end                   {% d => entry.join(d[2], null, null, d[3]) %}
  | "JOIN"i __ joined __ chat                                {% d => entry.joinIdly(d[2], d[4]) %}
  | "JOIN"i __ "?":? joined asClause end                     {% d => entry.join(d[3], d[4], null, null) %}
  | "JOIN"i __ "?":? joined asClause passwordClause end      {% d => entry.join(d[3], d[4], null, d[5]) %}
  | "JOIN"i __ game "@" game anyPassword end               {% d => entry.join(d[4], d[2], null, d[5]) %}
  | "JOIN"i __ "?":? joined asClause:? withClause end        {% d => entry.join(d[3], d[4], d[5], null) %}
  | "JOIN"i __ "?":? joined asClause:? withClause passwordClause end {% d => entry.join(d[3], d[4], d[5], d[6]) %}

# GAME paris                            GAME paris AS FRANCE PASSWORD secret
act ->
    gameWord game end                                      {% d => entry.act(d[1], null, null) %}
  | gameWord game asClause end                             {% d => entry.act(d[1], d[2], null) %}
  | gameWord game passwordClause end                       {% d => entry.act(d[1], null, d[2]) %}
  | gameWord game asClause passwordClause end              {% d => entry.act(d[1], d[2], d[3]) %}

gameWord -> "GAME"i ":":? __

# OBSERVE paris                         WATCH paris secret
observe ->
    ("OBSERVE"i | "WATCH"i) __ "?":? game anyPassword end  {% d => entry.observe(d[3], d[4]) %}
  | ("OBSERVE"i | "WATCH"i | "MONITOR"i) __ game "@" game anyPassword end {% d => entry.observe(d[4], d[5]) %}

# SIGNOFF                               SIGN OFF
signOff -> "SIGN"i _ "OFF"i end                            {% () => entry.signOff() %}

asClause -> __ "AS"i __ plainWords                         {% d => d[3] %}
withClause -> __ "WITH"i __ word                           {% d => d[3] %}
passwordClause -> __ ("PASSWORD"i | "PW"i) sep word        {% d => d[3] %}
variantClause -> __ "VARIANT"i __ plainRest                {% d => d[3] %}

anyPassword ->
    null                                                   {% () => null %}
  | __ secret                                              {% d => d[1] %}
  | __ onlyPw                                              {% d => d[1] %}
  | passwordClause                                         {% id %}

# ---- Questions ---------------------------------------------------------------------------------------

asking -> standings {% id %} | infoPlayer {% id %} | version {% id %} | help {% id %} | list {% id %} | status {% id %} | summary {% id %} | history {% id %}
  | log {% id %} | trial {% id %} | why {% id %} | possible {% id %} | map {% id %}

# HELP                                  HELP press
help ->
    "HELP"i end                                            {% () => questions.help(null) %}
  | "HELP"i __ words end                                   {% d => questions.help(d[2]) %}

# STANDINGS                             INFO PLAYER                 INFO PLAYER anna@example.net
standings -> "STANDINGS"i end                              {% () => questions.standings() %}
infoPlayer ->
    "INFO"i _ "PLAYER"i end                                {% () => questions.infoPlayer(null) %}
  | "INFO"i _ "PLAYER"i __ mailbox end                     {% d => questions.infoPlayer(d[4]) %}
  | "GET"i _ "DEDICATION"i end                             {% () => questions.infoPlayer(null) %}

# VERSION                               VERSION 2
version -> "VERSION"i (__ count):? end                     {% () => questions.version() %}

# LIST                                  LIST FULL                   LIST paris        LIST paris FULL
# LIST OPENINGS                         OPENINGS
list ->
    "LIST"i end                                            {% () => questions.list(null) %}
  | "LIST"i __ ("GAMES"i | "ALL"i | "FULL"i) end           {% () => questions.listAll() %}
  | ("LIST"i __):? "OPENINGS"i end                         {% () => questions.openings() %}
  | "LIST"i __ listed end                                  {% d => questions.list(d[2]) %}
  | "LIST"i __ listed __ "FULL"i end                       {% d => questions.list(d[2]) %}

# STATUS                                STATUS paris                WHO IS PLAYING?
status ->
    "WHO"i ("'"i:? "S"i | __ "IS"i) __ "PLAYING"i end      {% () => questions.status(null) %}
  | "STATUS"i end                                          {% () => questions.status(null) %}
  | "STATUS"i __ game end                                  {% d => questions.status(d[2]) %}

# SUMMARY                               SUMMARY paris
summary ->
    "SUMMARY"i end                                         {% () => questions.summary(null) %}
  | "SUMMARY"i __ game end                                 {% d => questions.summary(d[2]) %}

# LOG                                   LOG paris
log ->
    "LOG"i end                                             {% () => questions.log(null) %}
  | "LOG"i __ game end                                     {% d => questions.log(d[2]) %}

# HISTORY                               HISTORY paris               HISTORY paris FULL
# HISTORY FROM F1902M TO F1904M         HISTORY paris FROM Mar 4    HISTORY TO 1903 LINES 200
# HISTORY PRESS                         HISTORY paris PRESS FROM 1902
# HISTORY paris EXCLSTART S1902M EXCLEND F1905B BROAD
history ->
    "HISTORY"i (__ listed):? (__ pressWord):? historyFrom:? historyTo:? historyLines:? end
                                                           {% d => past.history(d[2] === null ? "results" : "press", d[1]?.[1] ?? null, d[3], d[4], d[5]) %}
  | "HISTORY"i (__ listed):? __ "EXCLSTART"i __ phase (__ "EXCLEND"i __ phase):? (__ pressWord):? end
                                                           {% d => past.historyWithout(d[1]?.[1] ?? null, d[5], d[6]?.[3] ?? null, d[7] !== null) %}
  | "HISTORY"i (__ listed):? __ "FULL"i end                {% d => past.wholeHistory(d[1]?.[1] ?? null) %}

pressWord -> "PRESS"i | "BROAD"i | "BROADCASTS"i
historyFrom -> __ ("FROM"i | "SINCE"i) __ historyEdge      {% d => d[3] %}
historyTo -> __ ("TO"i | "UNTIL"i) __ historyEdge          {% d => d[3] %}
historyLines -> __ "LINES"i __ count                       {% d => d[3] %}
historyEdge ->
    phase                                                  {% d => past.atPhase(d[0]) %}
  | year                                                   {% d => past.inYear(d[0]) %}
  | pastDate                                               {% d => past.onDate(d[0]) %}
pastDate -> value (" " word):*                             {% past.dateWords %}

# MAP                                   MAP S1903M                  MAP paris         MAP paris Fall 1902
# MAP BLANK                             MAP BLANK colonial          MAP paris BLANK
map ->
    mapWord end                                            {% () => maps.map(null, null) %}
  | mapWord __ mapPhase end                                {% d => maps.map(null, d[2]) %}
  | mapWord __ mapped end                                  {% d => maps.map(d[2], null) %}
  | mapWord __ mapped __ mapPhase end                      {% d => maps.map(d[2], d[4]) %}
  | ("BLANK"i _ "MAP"i | "MAP"i __ "BLANK"i) end           {% () => maps.blankMap(null) %}
  | ("BLANK"i _ "MAP"i | "MAP"i __ "BLANK"i) __ plainRest  {% d => maps.blankMap(d[2]) %}
  | "MAP"i __ mapped __ "BLANK"i end                       {% d => maps.blankMap(d[2]) %}

mapWord -> "MAP"i (__ ("OF"i | "FOR"i)):?
mapped -> [^ ?@\n]:+                                       {% maps.mapped %}
# Most are asked for by season and year alone.
mapPhase ->
    phase                                                  {% id %}
  | (spring | fall) _ of year                              {% d => words.phase(d[0][0], d[3], "M") %}
  | winter _ of year                                       {% d => words.phase("W", d[3], "A") %}

# The first line of a block: TRY
trial -> "TRY"i end                                        {% () => questions.trial() %}

# WHY A PAR                             WHY Paris                   WHY S1901M A PAR
why ->
    "WHY"i __ phase __ rest                                {% d => questions.why(d[2], d[4]) %}
  | "WHY"i __ unphased                                     {% d => questions.why(null, d[2]) %}

# POSSIBLE                              POSSIBLE A PAR              MOVES FOR Paris
possible ->
    possibleWord end                                       {% () => questions.possible(null) %}
  | possibleWord __ rest                                   {% d => questions.possible(d[2]) %}

possibleWord -> "POSSIBLE"i | "MOVES"i | "OPTIONS"i | "DESTINATIONS"i

# ---- Players -----------------------------------------------------------------------------------------

playing -> drawSize {% id %} | clear {% id %} | orderSet {% id %} | later {% id %} | wait {% id %} | draw {% id %} | concede {% id %} | resign {% id %} | confirm {% id %}
  | preference {% id %} | press {% id %} | broadcast {% id %} | postalPress {% id %} | finalStatement {% id %}

# CLEAR                                 CLEAR MY ORDERS
clear -> "CLEAR"i (__ ("ALL"i __):? ("OF"i __):? ("MY"i __):? "ORDERS"i):? end
                                                           {% () => orders.clear() %}
       | "CANCEL"i __ ("ALL"i __):? ("OF"i __):? ("MY"i __):? "ORDERS"i end
                                                           {% () => orders.clear() %}

# REPLACE      REPLACE MY ORDERS        KEEP MY OTHER ORDERS        KEEP THE REST
orderSet ->
    "REPLACE"i (__ ("ALL"i __):? ("MY"i __):? "ORDERS"i):? end {% () => orders.orderSet("replace") %}
  | "KEEP"i (__ kept):? end                                {% () => orders.orderSet("keep") %}

kept -> (("MY"i | "THE"i) __):? ("OTHER"i __):? "ORDERS"i | (("MY"i | "THE"i) __):? ("OTHERS"i | "REST"i)

# Orders for later:
#     PHASE F1901M                      PHASE Fall 1901 Movement
#     IF Russian Galicia THEN           ELSE IF Army Trieste        ELSE        ENDIF
#     ENDPHASE                          CLEAR PENDING               CLEAR PENDING F1901M
later ->
    "PHASE"i __ phase end                                  {% d => orders.phaseSection(d[2]) %}
  | "END"i _ "PHASE"i end                                  {% () => orders.part("end-phase") %}
  | "IF"i _ rest                                           {% d => orders.when("if", d[2]) %}
  | "ELSE"i _ "IF"i _ rest                                 {% d => orders.when("else-if", d[4]) %}
  | "ELSE"i end                                            {% () => orders.part("else") %}
  | "END"i _ "IF"i end                                     {% () => orders.part("end-if") %}
  | clearPending end                                       {% () => orders.clearPending(null) %}
  | clearPending __ ("FOR"i __):? phase end                {% d => orders.clearPending(d[3]) %}
  | "CLEAR"i _ "PERPETUAL"i (__ "ORDERS"i):? end           {% () => orders.clearPerpetual() %}

clearPending -> "CLEAR"i _ ("MY"i _):? "PENDING"i (__ "ORDERS"i):?

# SET WAIT     SET W     WAIT           SET NO WAIT     SET NOWAIT     SET NOW     NO WAIT
wait ->
    (set _):? "WAIT"i (__ "ON"i):? end                     {% () => votes.wait(true) %}
  | set __ "W"i end                                        {% () => votes.wait(true) %}
  | (set _):? "NO"i _ "WAIT"i end                          {% () => votes.wait(false) %}
  | (set _):? "WAIT"i __ "OFF"i end                        {% () => votes.wait(false) %}
  | set _ "NOW"i end                                       {% () => votes.wait(false) %}

# SET DRAW     VOTE DRAW                SET DRAW FRANCE, RUSSIA     SET NO DRAW
draw ->
    (set | vote) _ "DRAW"i (__ "YES"i):? end               {% () => votes.drawOfAll() %}
  | (set | vote) _ "DRAW"i sep everybody end               {% () => votes.drawOfAll() %}
  | (set | vote) _ "DRAW"i sep powersRest                  {% d => votes.draw(d[4]) %}
  | (set | vote) _ "NO"i _ "DRAW"i end                     {% () => votes.noDraw() %}
  | (set | vote) _ "DRAW"i __ "NO"i end                    {% () => votes.noDraw() %}

# SET DRAW SIZE 3                       SET DRAW LOSS
drawSize ->
    set _ "DRAW"i _ "SIZE"i sep count end                  {% d => votes.drawSize(d[6]) %}
  | set _ "DRAW"i _ ("LOSS"i | "OUT"i) end                 {% () => votes.drawSize(null) %}

vote -> "VOTE"i (__ "FOR"i (__ "A"i):?):?

# SET CONCEDE FRANCE                    CONCEDE TO FRANCE           SET NO CONCEDE
concede ->
    (set _):? "CONCEDE"i (__ "TO"i):? __ powersRest        {% d => votes.concede(d[4]) %}
  | set _ "CONC"i __ powersRest                            {% d => votes.concede(d[4]) %}
  | (set _):? "NO"i _ ("CONCEDE"i | "CONC"i) end           {% () => votes.noConcede() %}

# CONFIRM                               I CONFIRM                   DECLINE                 PASS
confirm ->
    ("I"i __):? "CONFIRM"i end                             {% () => seat.confirm() %}
  | ("I"i __):? "DECLINE"i end                             {% () => seat.decline() %}
  | "PASS"i end                                            {% () => seat.decline() %}

# RESIGN                                WITHDRAW                    STEP DOWN
resign -> ("RESIGN"i | "WITHDRAW"i | "STEP"i _ "DOWN"i) end                    {% () => seat.resign() %}

# SET PREFERENCE FRANCE, ENGLAND        SET PREF F[EI]*             PREFER FRANCE, [ITALY, RUSSIA], *
preference ->
    (set _):? preferenceWord sep rest                      {% d => seat.preference(d[3]) %}
  | (set _):? preferenceWord bracketed                     {% d => seat.preference(d[2]) %}

preferenceWord -> "PREF"i | "PREFS"i | "PREFER"i | "PREFERENCE"i | "PREFERENCES"i
bracketed -> [\[(*] [^\n]:* end                            {% words.slice %}

# The first line of a block: PRESS TO FRANCE, RUSSIA        PRESS GREY TO FR       PRESS TO ALL BUT FR
# PRESS TO FRANCE FAKE TO ITALY, RUSSIA   PRESS TO FRANCE FAKE BROADCAST           PRESS TO FRANCE NO FAKE
press ->
    "PRESS"i (__ color):? recipients                       {% d => press.press(d[2], null, d[1]?.[1] ?? null) %}
  | "PRESS"i recipientsWord __ color end                   {% d => press.press(d[1], null, d[3]) %}
  | "PRESS"i (__ color):? recipientsList fake              {% d => press.press(d[2], d[3], d[1]?.[1] ?? null) %}
  | "PRESS"i recipientsList __ color fake                  {% d => press.press(d[1], d[4], d[3]) %}
  | "PRESS"i (__ color):? __ "FAKE"i __ "BROADCAST"i recipients {% d => press.press(d[6], press.toAll(), d[1]?.[1] ?? null) %}

# Whom the header names. The readers come first: nJudge took PRESS FAKE TO FRANCE for a broadcast.
fake ->
    __ "FAKE"i (__ "BROADCAST"i):? end                     {% () => press.toAll() %}
  | __ "FAKE"i (__ "PARTIAL"i):? recipients                {% d => d[3] %}
  | __ "NO"i _ "FAKE"i (__ "BROADCAST"i):? end             {% () => "truth" %}

recipients ->
    __ "TO"i __ everybody end                              {% () => press.toAll() %}
  | (__ "TO"i __ | __ "+" _) powersRest                    {% d => press.toSome(d[1]) %}
  | (allBut __ | __ "-" _) powersRest                      {% d => press.toAllBut(d[1]) %}

recipientsWord ->
    __ "TO"i __ everybody                                  {% () => press.toAll() %}
  | (__ "TO"i __ | __ "+" _) powerLetters                  {% d => press.toSome(d[1]) %}
  | (allBut __ | __ "-" _) powerLetters                    {% d => press.toAllBut(d[1]) %}

recipientsList ->
    __ "TO"i __ everybody                                  {% () => press.toAll() %}
  | (__ "TO"i __ | __ "+" _) powerList                     {% d => press.toSome(d[1]) %}
  | (allBut __ | __ "-" _) powerList                       {% d => press.toAllBut(d[1]) %}

allBut -> __ "TO"i __ everybody __ ("BUT"i | "EXCEPT"i)
everybody -> "ALL"i | "EVERYBODY"i | "EVERYONE"i

# The first line of a block: BROADCAST                       BROADCAST GREY        BROADCAST FAKE TO FRANCE
broadcast ->
    "BROADCAST"i (__ color):? (__ "TO"i __ everybody):? end {% d => press.broadcast(null, d[1]?.[1] ?? null) %}
  | "BROADCAST"i (__ color):? (__ "TO"i __ everybody):? fake {% d => press.broadcast(d[3], d[1]?.[1] ?? null) %}

# The first line of a block: POSTAL PRESS
postalPress -> "POSTAL"i _ "PRESS"i (__ color):? end       {% d => press.postalPress(d[3]?.[1] ?? null) %}

# The first line of a block: STATEMENT                       EOG     END OF GAME STATEMENT
finalStatement ->
    (("EOG"i | "END"i __ "OF"i __ "GAME"i) _):? "STATEMENT"i end {% () => press.finalStatement() %}
  | "EOG"i end                                             {% () => press.finalStatement() %}

color ->
    ("WHITE"i | "UNANONYMOUS"i | "UNANONYMOUSLY"i)         {% () => "white" %}
  | (gray | "ANONYMOUS"i | "ANONYMOUSLY"i)                 {% () => "grey" %}

gray -> "GREY"i | "GRAY"i

# ---- Settings ----------------------------------------------------------------------------------------

setting -> password {% id %} | address {% id %} | letterPart {% id %} | name {% id %} | addresses {% id %} | digest {% id %} | zone {% id %} | power {% id %} | rules {% id %} | option {% id %}
  | clock {% id %} | deadline {% id %} | grace {% id %} | extend {% id %} | absence {% id %} | limit {% id %}
  | nmr {% id %} | flag {% id %} | scoring {% id %} | invitation {% id %}
  | pressKind {% id %} | pressRule {% id %} | observerPress {% id %} | fakePress {% id %} | secrecy {% id %} | unordered {% id %}
  | listing {% id %} | gamePage {% id %} | reminder {% id %}
  | dias {% id %} | proxy {% id %} | comment {% id %}

# SET PASSWORD secret                   SET PW secret               SET P secret
password -> set (_ "PASSWORD"i | _ "PW"i | __ "P"i) sep word end {% d => seat.password(d[3]) %}

# SET ADDRESS                           SET ADDRESS anna@example.net          SET ADDRESS anna@example.net FOR FRANCE
address ->
    set _ addressWord end                                  {% () => seat.address(null) %}
  | set _ addressWord sep mailbox end                      {% d => seat.address(d[4]) %}
  | set _ addressWord sep mailbox __ ("FOR"i | "OF"i) __ rest {% d => seat.address(d[4], d[8]) %}

addressWord -> "ADDRESS"i | "AD"i

# SET NAME Anna                         SET NO NAME
name ->
    set _ "NAME"i sep rest                                 {% d => seat.name(d[4]) %}
  | set _ "NO"i _ "NAME"i end                              {% () => seat.name(null) %}

# SET JSON OFF     SET CALENDAR OFF     SET NO HTML     SET MAP ON
letterPart ->
    set _ partOfLetter end                                 {% d => seat.letterPart(d[2], true) %}
  | set _ partOfLetter sep ("ON"i | "YES"i) end            {% d => seat.letterPart(d[2], true) %}
  | set _ partOfLetter sep ("OFF"i | "NONE"i | "NO"i) end  {% d => seat.letterPart(d[2], false) %}
  | set _ "NO"i _ partOfLetter end                         {% d => seat.letterPart(d[4], false) %}

partOfLetter ->
    "JSON"i                                                {% () => "json" %}
  | ("CALENDAR"i | "CALENDARS"i | "ICS"i)                  {% () => "calendar" %}
  | "HTML"i                                                {% () => "html" %}
  | ("MAP"i | "MAPS"i | "PICTURE"i | "PICTURES"i)          {% () => "map" %}

# SET DIGEST     SET DIGEST 18:00       SET NO DIGEST     SET DIGEST OFF
digest ->
    set _ "DIGEST"i end                                    {% () => seat.digest("usual") %}
  | set _ "DIGEST"i sep timeOfDay end                      {% d => seat.digest(clock.dailyMinute(d[4])) %}
  | set _ "NO"i _ "DIGEST"i end                            {% () => seat.digest(null) %}
  | set _ "DIGEST"i sep ("NONE"i | "OFF"i) end             {% () => seat.digest(null) %}

# SET ZONE Europe/Vienna                SET TIME ZONE America/New York
zone -> set _ ("TIME"i _):? "ZONE"i sep rest               {% d => seat.zone(d[5]) %}

# SET POWER anna@example.net FRANCE     SET POWER FRANCE anna@example.net
power ->
    set _ "POWER"i __ mailbox __ powersRest                {% d => gm.power(d[4], d[6]) %}
  | set _ "POWER"i __ powers __ mailbox end                {% d => gm.power(d[6], d[4]) %}

# SET RULES 2000                        SET RULEBOOK judge
rules -> set _ ("RULES"i | "RULEBOOK"i) sep value end      {% d => settings.rules(d[4]) %}

# SET OPTION paradox all-hold           SET OPTION paradox = all-hold
option -> set _ "OPTION"i __ optionName sep value end      {% d => settings.option(d[4], d[6]) %}
optionName -> [^ =:\n]:+                                   {% words.slice %}

# SET MOVE CLOCK 23:30 MIN 0 NEXT 72 GRACE 72 DELAY 0.5 DAYS -MTWTF-
# SET RETREAT NEXT 24 HOURS             SET BUILDS C -1 N 1D
clock -> set _ clockKind clockPart:+ end                   {% d => time.clock(d[2], d[3]) %}

clockKind ->
    ("MOVE"i | "MOVES"i | "MOVEMENT"i)                     {% () => "move" %}
  | ("RETREAT"i | "RETREATS"i)                             {% () => "retreat" %}
  | ("ADJUST"i | "ADJUSTS"i | "ADJUSTMENT"i | "ADJUSTMENTS"i | "BUILD"i | "BUILDS"i) {% () => "adjust" %}

clockPart -> __ clockPair                                  {% d => d[1] %}
clockPair ->
    ("CLOCK"i | "CLO"i | "C"i) sep timeOfDay               {% d => clock.clockMinute(d[2]) %}
  | ("MIN"i | "M"i) sep hours                              {% d => clock.clockHours("minHours", d[2]) %}
  | ("NEXT"i | "N"i) sep hours                             {% d => clock.clockHours("nextHours", d[2]) %}
  | ("GRACE"i | "GR"i | "G"i) sep hours                    {% d => clock.clockHours("graceHours", d[2]) %}
  | ("DELAY"i | "DE"i) sep hours                           {% d => clock.clockHours("delayHours", d[2]) %}
  | ("DAYS"i | "DA"i) sep days                             {% d => clock.clockDays(d[2]) %}

# 1410 (the minute of the day)          23:30           8:30 pm         -1 (any time)
timeOfDay ->
    "-":? [0-9]:+                                          {% (d, from) => words.slice(d, from) %}
  | [0-9]:+ ":" [0-9] [0-9]                                {% (d, from) => words.slice(d, from) %}
  | [0-9]:+ (":" [0-9] [0-9]):? " ":? ("A"i | "P"i) ".":? "M"i ".":?
                                                           {% (d, from) => words.slice(d, from) %}
  | "ANY"i                                                 {% (_, from) => words.slice(["-1"], from) %}

# 72        0.5        72h        72 hours        3d        3 days        30m
hours -> figure (_ unit):?                                 {% d => clock.span(d[0], d[1]?.[1] ?? null) %}
figure ->
    [0-9]:+ ("." [0-9]:+):?                                {% words.slice %}
  | "." [0-9]:+                                            {% words.slice %}
unit ->
    ("H"i | "HOUR"i | "HOURS"i)                            {% () => "h" %}
  | ("D"i | "DAY"i | "DAYS"i)                              {% () => "d" %}
  | ("M"i | "MIN"i | "MINUTE"i | "MINUTES"i)               {% () => "m" %}

# Seven signs from Sunday on; the only place where capitals and small letters differ.
days -> dayLetter dayLetter dayLetter dayLetter dayLetter dayLetter dayLetter {% words.slice %}
dayLetter -> [SMTWFsmtwf-]                                 {% id %}

# SET DEADLINE tomorrow 18:00           SET DEADLINE TO Fri Mar 5 2027 23:30
deadline -> set _ "DEADLINE"i sep rest                     {% d => time.deadline(d[4]) %}

# SET GRACE Sunday 23:30
grace -> set _ "GRACE"i sep rest                           {% d => time.grace(d[4]) %}

# EXTEND 24 HOURS                       SET EXTEND 1D               SET NO EXTEND
extend ->
    (set _):? "EXTEND"i (__ "THE"i):? (__ "DEADLINE"i):? (__ "BY"i | __ "FOR"i):? __ hours end
                                                           {% d => time.extend(d[6]) %}
  | (set _):? "NO"i _ "EXTEND"i end                        {% () => time.noExtend() %}

# SET ABSENCE Dec 24 TO Jan 2           SET HOLIDAY Dec 25          SET NO ABSENCE      SET NO ABSENCE Dec 24
# SET ABSENCE Dec 24 TO Jan 2 FOR ITALY (a GM, of a player)           SET NO ABSENCE FOR ITALY
absence ->
    set _ absenceWord sep rest                             {% d => time.absence(d[4]) %}
  | set _ "NO"i _ absenceWord end                          {% () => time.noAbsences() %}
  | set _ "NO"i _ absenceWord sep rest                     {% d => time.noAbsence(d[6]) %}

absenceWord -> "ABSENCE"i | "ABSENCES"i | "HOLIDAY"i | "HOLIDAYS"i | "VACATION"i | "VACATIONS"i

# SET MISSED HOLD      SET MISSED WAIT      SET MISSED EXCUSE 2     SET MISSED CD      SET MISSED REPLACE 2
# SET NMR (nJudge's civil disorder)         SET NO NMR (nJudge's waiting)
nmr ->
    set _ nmrWord sep "HOLD"i end                       {% () => game.setting({ nmr: { kind: "hold" } }) %}
  | set _ nmrWord sep "WAIT"i end                       {% () => game.setting({ nmr: { kind: "wait" } }) %}
  | set _ nmrWord sep "EXCUSE"i __ count (_ "TIMES"i):? end {% d => settings.excuse(d[6]) %}
  | set _ nmrWord sep ("CD"i | "CIVIL"i _ "DISORDER"i) end {% () => game.setting({ nmr: { kind: "civil-disorder" } }) %}
  | set _ nmrWord sep "REPLACE"i end                    {% () => settings.replace(null) %}
  | set _ nmrWord sep "REPLACE"i (__ "AFTER"i):? __ count end {% d => settings.replace(d[7]) %}
  | set _ ("NMR"i | "CD"i) end                             {% () => game.setting({ nmr: { kind: "civil-disorder" } }) %}
  | set _ "NO"i _ ("NMR"i | "CD"i) end                     {% () => game.setting({ nmr: { kind: "wait" } }) %}

nmrWord -> "MISSED"i (_ ("TURN"i | "TURNS"i | "PHASE"i | "PHASES"i)):? | "NMR"i
count -> [0-9]:+                                           {% words.slice %}

# SET PROTECT FIRST TURN                SET NO PROTECT FIRST TURN   SET MANUAL PROCESS          SET AUTO PROCESS
# SET EARLY PROCESSING                  SET NO EARLY
flag ->
    set _ flagName end                                     {% d => settings.flag(d[2], true) %}
  | set _ "NO"i _ flagName end                             {% d => settings.flag(d[4], false) %}
  | set _ "AUTO"i _ "START"i end                           {% () => settings.flag("manualStart", false) %}
  | set _ "AUTO"i _ processWord end                        {% () => settings.flag("manualProcess", false) %}
  | set _ "HIDDEN"i _ "VOTES"i end                         {% () => settings.flag("openVotes", false) %}

# SET INVITATION word                   SET PRIVATE word            SET NO INVITATION
invitation ->
    set _ ("INVITATION"i | "PRIVATE"i) sep word end        {% d => access.invitation(d[4]) %}
  | set _ "NO"i _ "INVITATION"i end                        {% () => access.noInvitation() %}

# START                                 START THE GAME
start -> "START"i (__ ("THE"i __):? "GAME"i):? end         {% () => game.commanded({ kind: "start" }) %}

# SET SCORING DRAW SIZE     SET SCORING SUM OF SQUARES     SET SCORING ALEXANDER     SET NO SCORING
scoring ->
    set _ "SCORING"i sep ("DRAW"i sizeSep "SIZE"i | "DSS"i) end {% () => game.setting({ scoring: "draw-size" }) %}
  | set _ "SCORING"i sep ("SUM"i sizeSep "OF"i sizeSep "SQUARES"i | "SOS"i) end {% () => game.setting({ scoring: "sum-of-squares" }) %}
  | set _ "SCORING"i sep "ALEXANDER"i end                  {% () => game.setting({ scoring: "alexander" }) %}
  | set _ "SCORING"i sep ("NONE"i | "OFF"i) end            {% () => game.setting({ scoring: "none" }) %}
  | set _ "NO"i _ "SCORING"i end                           {% () => game.setting({ scoring: "none" }) %}

sizeSep -> " " | "-"

flagName ->
    "LATE"i _ "COUNT"i                                     {% () => "lateCount" %}
  | manual _ "START"i                                      {% () => "manualStart" %}
  | manual _ processWord                                   {% () => "manualProcess" %}
  | "EARLY"i (_ processWord):?                             {% () => "earlyProcessing" %}
  | "PROTECT"i _ "FIRST"i _ "TURN"i                        {% () => "protectFirstTurn" %}
  | "APPROVAL"i                                            {% () => "approval" %}
  | "OPEN"i _ "VOTES"i                                     {% () => "openVotes" %}
  | "STANDING"i _ "VOTES"i                                 {% () => "standingVotes" %}

manual -> "MANUAL"i | "MAN"i
processWord -> "PROCESS"i | "PROC"i | "PROCESSING"i

# STANDBY paris                         NO STANDBY paris            STANDBY                 STANDBY OFF
# STANDBY VARIANT standard, colonial NO PRESS AT MOST 2             STANDBY STATUS
standby ->
    standbyWord __ standbyGame end                         {% d => standby.standby(d[2], true) %}
  | "NO"i __ standbyWord __ game end                       {% d => standby.standby(d[4], false) %}
  | standbyWord standbyWish:* end                          {% d => standby.standbyList(d[1]) %}
  | standbyWord __ "OFF"i end                              {% () => standby.noStandbyList() %}
  | "NO"i __ standbyWord end                               {% () => standby.noStandbyList() %}
  | standbyWord __ "STATUS"i end                           {% () => standby.standbyStatus() %}

standbyWord -> "STAND"i _ "BY"i

# INVITE anna@example.net, ben@example.net      NO INVITATIONS        INVITATIONS ON
invite ->
    "INVITE"i __ rest                                      {% d => invitations.invite(d[2]) %}
  | ("NO"i __ "INVITATIONS"i | "INVITATIONS"i __ "OFF"i) end {% () => invitations.invitations(false) %}
  | "INVITATIONS"i __ "ON"i end                            {% () => invitations.invitations(true) %}

standbyGame -> [^ ?@\n]:+                                  {% words.sliceBut("off", "status", "press") %}
standbyWish ->
    __ "VARIANT"i "S"i:? sep variantNames                  {% d => standby.standbyVariants(d[4]) %}
  | __ "PRESS"i                                            {% () => ({ press: "press" }) %}
  | __ "NO"i _ "PRESS"i                                    {% () => ({ press: "none" }) %}
  | __ "AT"i _ "MOST"i __ count (__ ("GAMES"i | "GAME"i)):? {% d => ({ atMost: Number(d[5].text) }) %}

variantNames -> variantName (_ "," _ variantName):*        {% words.slice %}
variantName -> [^ ,:=\n]:+

# SET MAX ABSENCE 15 DAYS     SET MAX EXTENSION 7 DAYS     SET MAX PAUSE 14 DAYS     SET ESCALATION 2 DAYS     SET NO ESCALATION
# SET MIN ON TIME 90 %        SET MAX LEFT 20 %            SET MIN GAMES 1
limit ->
    set _ "MAX"i _ absenceWord sep hours end               {% d => settings.limit("maxAbsence", d[6]) %}
  | set _ "FORMING"i sep hours end                         {% d => settings.limit("formingDays", d[4]) %}
  | set _ "ESCALATION"i sep hours end                      {% d => settings.limit("escalationDays", d[4]) %}
  | set _ "NO"i _ "ESCALATION"i end                        {% () => game.setting({ escalationDays: 0 }) %}
  | set _ "MAX"i _ "EXTENSION"i sep hours end              {% d => settings.limit("maxExtension", d[6]) %}
  | set _ "MIN"i _ "ON"i _ "TIME"i sep count (_ "%"):? end {% d => settings.figure("minOnTime", d[8]) %}
  | set _ "MAX"i _ "LEFT"i sep count (_ "%"):? end         {% d => settings.figure("maxLeft", d[6]) %}
  | set _ "MIN"i _ "GAMES"i sep count end                  {% d => settings.figure("minGames", d[6]) %}
  | set _ "ONTIMERAT"i sep figure end                      {% d => settings.ratio("minOnTime", d[4]) %}
  | set _ "RESRAT"i sep figure end                         {% d => settings.ratio("maxLeft", d[4]) %}
  | set _ "MAX"i _ "PAUSE"i sep hours end                  {% d => settings.limit("maxPause", d[6]) %}

# SET PRESS NONE     SET NO PRESS     SET NONE     SET PRESS WHITE     SET WHITE     SET PRESS GREY     SET GREY
pressKind ->
    set _ "PRESS"i sep ("NONE"i | "NO"i | "OFF"i) end      {% () => game.setting({ press: "none" }) %}
  | set _ ("NO"i _ "PRESS"i | "NONE"i) end                 {% () => game.setting({ press: "none" }) %}
  | set _ "PRESS"i sep ("WHITE"i | "YES"i | "ON"i) end     {% () => game.setting({ press: "white" }) %}
  | set _ ("WHITE"i | "NO"i _ gray) end                    {% () => game.setting({ press: "white" }) %}
  | set _ "PRESS"i sep gray end                            {% () => game.setting({ press: "grey" }) %}
  | set _ (gray | "NO"i _ "WHITE"i) end                    {% () => game.setting({ press: "grey" }) %}
  | set _ ("PRESS"i sep):? "WHITE"i _ "/" _ gray end       {% () => game.setting({ press: "white/grey" }) %}
  | set _ ("PRESS"i sep):? gray _ "/" _ "WHITE"i end       {% () => game.setting({ press: "grey/white" }) %}

# SET PARTIAL PRESS     SET NO PARTIAL     SET NO MINOR PRESS     SET NO LATE PRESS
# SET MUST ORDER        SET POSTAL PRESS      SET TOUCH PRESS
pressRule ->
    set _ ruleOfPress end                                  {% d => settings.flag(d[2], true) %}
  | set _ "NO"i _ ruleOfPress end                          {% d => settings.flag(d[4], false) %}

ruleOfPress ->
    "PARTIAL"i (_ "PRESS"i):?                              {% () => "partialPress" %}
  | "MINOR"i _ "PRESS"i                                    {% () => "minorPress" %}
  | "LATE"i _ "PRESS"i                                     {% () => "latePress" %}
  | "TOUCH"i _ "PRESS"i                                    {% () => "touchPress" %}
  | "MUST"i _ "ORDER"i                                     {% () => "mustOrder" %}
  | "POSTAL"i _ "PRESS"i                                   {% () => "postalPress" %}

# SET OBSERVER PRESS ANY     SET OBSERVER WHITE     SET WHITE OBSERVER     SET NO OBSERVER PRESS
observerPress ->
    set _ observer (_ "PRESS"i):? (sep | null) observerKind end {% d => game.setting({ observerPress: d[5] }) %}
  | set _ observerKind _ observer (_ "PRESS"i):? end       {% d => game.setting({ observerPress: d[2] }) %}

observer -> "OBSERVER"i | "OBSERVERS"i
observerKind ->
    "ANY"i                                                 {% () => "any" %}
  | "WHITE"i                                               {% () => "white" %}
  | ("NO"i | "NONE"i)                                      {% () => "none" %}

# SET FAKE PRESS     SET NO FAKE     SET FAKE PRESS ALWAYS     SET PARTIAL MAY BE FAKED
# SET PARTIAL FAKES BROADCAST        SET PARTIAL FAKES BROADCAST BY DEFAULT
fakePress ->
    set _ fakeWord end                                     {% () => game.setting({ fakePress: "allowed" }) %}
  | set _ fakeWord sep fakeKind end                        {% d => game.setting({ fakePress: d[4] }) %}
  | set _ "NO"i _ fakeWord end                             {% () => game.setting({ fakePress: "none" }) %}
  | set _ partialWord _ "MAY"i (_ "BE"i _ "FAKED"i):? end  {% () => game.setting({ fakePress: "allowed" }) %}
  | set _ partialWord _ "FAKES"i (_ "BROADCAST"i (_ "PRESS"i):?):? end {% () => game.setting({ fakePress: "always" }) %}
  | set _ partialWord _ "FAKES"i _ "BROADCAST"i _ "BY"i _ "DEFAULT"i end {% () => game.setting({ fakePress: "usual" }) %}
  | set _ (partialWord _):? "DEFAULT"i end                 {% () => game.setting({ fakePress: "usual" }) %}

fakeWord -> "FAKE"i (_ ("PRESS"i | "BROADCAST"i)):?
partialWord -> "PARTIAL"i (_ "PRESS"i):?
fakeKind ->
    ("ALLOWED"i | "ON"i | "YES"i)                          {% () => "allowed" %}
  | "USUAL"i                                               {% () => "usual" %}
  | "ALWAYS"i                                              {% () => "always" %}
  | ("NONE"i | "NO"i | "OFF"i)                             {% () => "none" %}

# SET GUNBOAT     SET NO GUNBOAT     SET VARIANT GUNBOAT     SET NO REVEAL     SET QUIET
secrecy ->
    set _ secrecyRule end                                  {% d => settings.flag(d[2], true) %}
  | set _ "NO"i _ secrecyRule end                          {% d => settings.flag(d[4], false) %}
  | set _ "VARIANT"i sep "GUNBOAT"i end                    {% () => settings.flag("gunboat", true) %}

secrecyRule ->
    "GUNBOAT"i                                             {% () => "gunboat" %}
  | "REVEAL"i                                              {% () => "reveal" %}
  | "QUIET"i                                               {% () => "quiet" %}

# SET ADDRESSES SHOWN                   SET ADDRESSES HIDDEN        SET SHOW ADDRESSES
addresses ->
    set _ "ADDRESSES"i sep ("SHOWN"i | "PUBLIC"i | "ON"i) end {% () => settings.flag("addressesShown", true) %}
  | set _ "ADDRESSES"i sep ("HIDDEN"i | "SECRET"i | "OFF"i) end {% () => settings.flag("addressesShown", false) %}
  | set _ "SHOW"i _ "ADDRESSES"i end                       {% () => settings.flag("addressesShown", true) %}
  | set _ ("HIDE"i | "NO"i (_ "SHOW"i):?) _ "ADDRESSES"i end {% () => settings.flag("addressesShown", false) %}

# SET UNORDERED HOLD                    SET UNORDERED SHOWN
unordered ->
    set _ "UNORDERED"i sep ("HOLD"i | "HOLDS"i) end        {% () => game.setting({ unordered: "hold" }) %}
  | set _ "UNORDERED"i sep ("SHOWN"i | "SHOW"i) end        {% () => game.setting({ unordered: "shown" }) %}

# SET LIST     SET LISTED     SET PUBLIC            SET NO LIST     SET UNLISTED     SET PRIVATE
listing ->
    set _ ("LIST"i | "LISTED"i | "PUBLIC"i) end            {% () => game.setting({ listed: true }) %}
  | set _ ("NO"i _ ("LIST"i | "LISTED"i) | "UNLIST"i | "UNLISTED"i | "PRIVATE"i) end {% () => game.setting({ listed: false }) %}

# SET PAGE OFF                          SET PAGE ON                 SET NO PAGE
gamePage ->
    set _ pageWord (sep ("ON"i | "YES"i)):? end            {% () => game.setting({ page: true }) %}
  | set _ pageWord sep ("OFF"i | "NO"i | "NONE"i) end      {% () => game.setting({ page: false }) %}
  | set _ "NO"i _ pageWord end                             {% () => game.setting({ page: false }) %}

pageWord -> "PAGE"i | "PAGES"i

# SET REMINDER 24 HOURS                 SET REMINDER 48 24 8        SET NO REMINDER
reminder ->
    set _ reminderWord sep hours (listSep hours):* end     {% d => time.reminders(d[4], d[5]) %}
  | set _ "NO"i _ reminderWord end                         {% () => game.setting({ reminderHours: [] }) %}
  | set _ reminderWord sep ("NONE"i | "OFF"i) end          {% () => game.setting({ reminderHours: [] }) %}

reminderWord -> "REMINDER"i | "REMINDERS"i

# SET COMMENT A game for beginners      SET INFO: A game for beginners                          SET NO COMMENT
comment ->
    set _ commentWord sep rest                             {% d => game.setting({ comment: d[4].text }) %}
  | set _ "NO"i _ commentWord end                          {% () => game.setting({ comment: "" }) %}

commentWord -> "COMMENT"i | "INFO"i | "INFORMATION"i

# SET PROXY                             SET NO PROXY
proxy ->
    set _ proxyWord end                                    {% () => settings.proxy(true) %}
  | set _ "NO"i _ proxyWord end                            {% () => settings.proxy(false) %}

proxyWord -> "PROXY"i | "PROXIES"i

# SET DIAS                              SET NO DIAS
dias ->
    set _ "DIAS"i end                                      {% () => game.setting({ dias: true }) %}
  | set _ "NO"i _ "DIAS"i end                              {% () => game.setting({ dias: false }) %}

# ---- The GM ------------------------------------------------------------------------------------------

running -> process {% id %} | rollBack {% id %} | rollForward {% id %} | pause {% id %} | resume {% id %} | terminate {% id %} | reopen {% id %} | declare {% id %} | start {% id %} | unstart {% id %} | eject {% id %}
  | answerCandidate {% id %} | access {% id %}
  | become {% id %} | edit {% id %} | preview {% id %} | promote {% id %}

# PROCESS                               PROCESS F1901M              PROCESS Fall 1901 Movement
process ->
    "PROCESS"i end                                         {% () => gm.process(null) %}
  | "PROCESS"i __ phase end                                {% d => gm.process(d[2]) %}

# ROLLBACK                              ROLLBACK TO S1902M          ROLLBACK 3
rollBack ->
    "ROLL"i _ "BACK"i end                                  {% () => gm.rollBack(null) %}
  | "ROLL"i _ "BACK"i (__ "TO"i):? __ phase end            {% d => gm.rollBack(d[5]) %}
  | "ROLL"i _ "BACK"i (__ "TO"i):? (__ "TURN"i):? __ turn end {% d => gm.rollBackTurn(d[6]) %}

# ROLLFORWARD                           ROLLFORWARD TO F1902M
rollForward ->
    "ROLL"i _ "FORWARD"i end                               {% () => gm.rollForward(null) %}
  | "ROLL"i _ "FORWARD"i (__ "TO"i):? __ phase end         {% d => gm.rollForward(d[5]) %}

turn -> [0-9]:+                                            {% words.slice %}

# Movement and retreats in spring and fall, adjustments in winter, which many call fall.
phase ->
    (spring | fall) _ of year _ (movement | retreats)      {% d => words.phase(d[0][0], d[3], d[5][0]) %}
  | (fall | winter) _ of year _ adjustments                {% d => words.phase(d[0][0], d[3], d[5]) %}

of -> ("OF"i _):?
year -> [0-9] [0-9]:? [0-9]:? [0-9]:?                      {% words.slice %}
spring -> ("S"i | "SPRING"i)                               {% () => "S" %}
fall -> ("F"i | "FALL"i | "AUTUMN"i)                       {% () => "F" %}
winter -> ("W"i | "WINTER"i)                               {% () => "W" %}
movement -> ("M"i | "MOVE"i | "MOVES"i | "MOVEMENT"i)      {% () => "M" %}
retreats -> ("R"i | "RETREAT"i | "RETREATS"i)              {% () => "R" %}
adjustments -> ("A"i | "B"i | "ADJUSTMENT"i | "ADJUSTMENTS"i | "BUILD"i | "BUILDS"i) {% () => "A" %}

# PAUSE                                 PAUSE UNTIL Mar 5 20:00     PAUSE FOR 3 DAYS        NO PAUSE
pause ->
    pauseWord (__ "GAME"i):? end                           {% () => time.pause() %}
  | pauseWord (__ "GAME"i):? __ ("UNTIL"i | "FOR"i) __ rest {% d => time.pauseUntil(d[5]) %}
  | (set _):? "NO"i _ "PAUSE"i end                         {% () => game.commanded({ kind: "no-pause" }) %}

pauseWord -> (vote __):? ("PAUSE"i | "SUSPEND"i)

# UNSTART                               UNSTART S1901M
unstart ->
    "UN"i "-":? "START"i end                               {% () => gm.unstart(null) %}
  | "UN"i "-":? "START"i __ phase end                      {% d => gm.unstart(d[4]) %}

# RESUME                                VOTE RESUME                 NO RESUME
resume ->
    (vote __):? "RESUME"i (__ "GAME"i):? end               {% () => game.commanded({ kind: "resume" }) %}
  | "NO"i _ "RESUME"i end                                  {% () => game.commanded({ kind: "no-resume" }) %}

# TERMINATE                             TERMINATE F1905M            REOPEN
terminate ->
    "TERMINATE"i (__ "GAME"i):? end                        {% () => gm.terminate(null) %}
  | "TERMINATE"i (__ "IN"i):? __ phase end                 {% d => gm.terminate(d[3]) %}
reopen -> ("RE"i "-":? "OPEN"i | "UNTERMINATE"i) (__ ("THE"i __):? "GAME"i):? end {% () => gm.reopen() %}

# DECLARE DRAW     DECLARE DRAW FRANCE, RUSSIA     DECLARE SOLO FRANCE
declare ->
    "DECLARE"i (__ "A"i):? __ "DRAW"i end                  {% () => gm.declareDraw() %}
  | "DECLARE"i (__ "A"i):? __ "DRAW"i (__ ("OF"i | "FOR"i | "BETWEEN"i | "AMONG"i | "WITH"i)):? __ powersRest {% d => gm.declare(d[6], false) %}
  | "DECLARE"i __ ("SOLO"i | "VICTORY"i | "WIN"i) (__ ("OF"i | "FOR"i | "BY"i | "TO"i)):? __ powersRest {% d => gm.declare(d[5], true) %}

# EJECT FRANCE                          EJECT anna@example.net      KICK OUT FRANCE        REPLACE FRANCE
eject -> ("EJECT"i | "KICK"i) __ rest                                  {% d => gm.eject(d[2]) %}
  | "REPLACE"i __ replaced                                             {% d => gm.replace(d[2]) %}
replaced -> rest                                                       {% words.replaced %}

# APPROVE 9                             DENY anna@example.net       APPROVE FRANCE        SET NOT APPROVED 9
answerCandidate ->
    approve end                                            {% d => access.answerCandidate(null, d[0]) %}
  | approve __ ("CANDIDATE"i __):? whom end                {% d => access.answerCandidate(d[3], d[0]) %}

approve ->
    "APPROVE"i                                             {% () => true %}
  | "DENY"i                                                {% () => false %}
  | set _ approved                                         {% () => true %}
  | set _ "NOT"i _ approved                                {% () => false %}

approved -> "APPROVE"i | "APPROVED"i
whom -> words                                              {% words.noClause %}

# SET ALLOW PLAYER anna@example.net, @example.org            SET DENY PLAYER -eve@example.net
# SET NO ALLOW PLAYER anna@example.net                      SET NO DENY PLAYERS
access ->
    set _ accessList sep rest                              {% d => access.access(d[2], d[4]) %}
  | set _ "NO"i _ accessList end                           {% d => access.noAccess(d[4], null) %}
  | set _ "NO"i _ accessList sep rest                      {% d => access.noAccess(d[4], d[6]) %}

accessList ->
    "ALLOW"i _ playerWord                                  {% () => "allowed" %}
  | playerWord _ "ALLOW"i                                  {% () => "allowed" %}
  | "DENY"i _ playerWord                                   {% () => "denied" %}
  | playerWord _ "DENY"i                                   {% () => "denied" %}

playerWord -> "PLAYER"i | "PLAYERS"i

# BECOME FRANCE                         AS FRANCE:                  BECOME MASTER
become ->
    "BECOME"i __ powersRest                                {% d => gm.become(d[2]) %}
  | "AS"i __ asPower ":" end                               {% d => gm.become(d[2]) %}

asPower -> [^:@\n]:+                                       {% words.slice %}

# EDIT FRANCE A BUR                     EDIT REMOVE A BUR           EDIT OWNER BEL FRANCE     EDIT OWNER BEL NOBODY
# EDIT PHASE F1902M
edit ->
    "EDIT"i __ editPower __ unitType __ rest               {% d => gm.place(d[2], d[4], d[6]) %}
  | "EDIT"i __ "REMOVE"i __ unitType __ rest               {% d => gm.removeUnit(d[6]) %}
  | "EDIT"i __ "REMOVE"i __ bareRest                       {% d => gm.removeUnit(d[4]) %}
  | "EDIT"i __ "OWNER"i __ editPlace __ nobody end         {% d => gm.owner(d[4], null) %}
  | "EDIT"i __ "OWNER"i __ editPlace __ editPower end      {% d => gm.owner(d[4], d[6]) %}
  | "EDIT"i __ "PHASE"i __ phase end                       {% d => gm.editPhase(d[4]) %}

unitType -> ("A"i | "ARMY"i)                               {% () => "A" %}
  | ("F"i | "FLEET"i)                                      {% () => "F" %}
bareRest -> rest                                           {% words.bareOnly %}
nobody -> "NOBODY"i | "NONE"i
# One word: the pencil wants exact names.
editPower -> [^ \n]:+                                      {% words.sliceBut("remove", "owner", "phase", "nobody", "none") %}
editPlace -> [^ \n]:+                                      {% words.slice %}

# PREVIEW                               PREDICT
preview -> ("PREVIEW"i | "PREDICT"i) end                   {% () => gm.preview() %}

# PROMOTE anna@example.net              HANDOVER anna@example.net   HAND OVER TO anna@example.net
promote ->
    "PROMOTE"i __ mailbox end                              {% d => gm.promote(d[2], false) %}
  | "HAND"i _ "OVER"i (__ "TO"i):? __ mailbox end          {% d => gm.promote(d[5], true) %}

# ---- Words -------------------------------------------------------------------------------------------

set -> "SET"i

# A game's name. Whether it is a good one, the game decides.
game -> [^ ?@\n]:+                                         {% words.slice %}
# A game's name where it could be mistaken for a word of the command.
listed -> [^ ?@\n]:+                                       {% words.sliceBut("full", "games", "all", "openings", "from", "since", "to", "until", "lines", "press", "broad", "broadcasts", "exclstart") %}
# What stands there in sentences: `join the office game`.
joined -> [^ ?@\n]:+                                       {% words.sliceBut("a", "an", "any", "the", "this", "that", "your", "our", "my", "his", "her", "their", "us", "me", "in", "up", "with", "for", "now", "again", "another", "one", "some", "someone", "please", "if", "game", "games") %}
letter -> [^ ?@\n]                                         {% id %}
# A password without the word PASSWORD before it.
secret -> [^ \n]:+                                         {% words.sliceBut("password", "pw", "variant", "as", "with") %}
# Not the word for a password, but one: nothing stands behind it.
onlyPw -> [pP] [wW]                                        {% words.slice %}
mailbox -> "<":? localPart "@" [^ @<>,\n]:+ ">":?          {% (d, from) => words.slice([d[1], d[2], d[3]], from) %}
localPart -> [^ @<>,:=\n] [^ @<>,\n]:*
word -> [^ \n]:+                                           {% words.slice %}
value -> [^ :=\n] [^ \n]:*                                 {% words.slice %}
# A name of up to three words that no clause stands in: GREAT BRITAIN.
plainWords -> words                                        {% words.plainWords %}
words -> value (" " word (" " word):?):?                   {% words.slice %}
plainRest -> rest                                          {% words.plainWords %}
# Words behind a name that set nothing: `JOIN paris pls`. A password needs its word before it, or the old `?`.
chat -> rest                                               {% words.chat %}
unphased -> rest                                           {% words.unphased %}
# Words of powers, in any notation: they are read later, with the board.
powerList -> value (" " word):*                            {% words.powerList %}
powerLetters -> value                                      {% words.powersOnly %}
powers -> words                                            {% words.powersOnly %}
powersRest -> rest                                         {% words.powersOnly %}

# Every form ends with the line: in `end`, or in `rest`, which takes all that is left of it. So nothing is built
# from half a line, and reading costs no more than the line is long.
rest -> [^ :=\n] [^\n]:* end                               {% words.slice %}
end -> "\n"                                                {% () => null %}

# Between a word and what it is set to: a blank, or a sign.
sep -> " " | _ [:=] _                                      {% () => null %}
listSep -> " " | _ [,;] _ | __ "AND"i __                   {% () => null %}
_ -> " ":?                                                 {% () => null %}
__ -> " "                                                  {% () => null %}

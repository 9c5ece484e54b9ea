-- What release 0.1.0 had stored when it was stopped: a game in its first fall, with orders of four powers, and one that forms.
BEGIN TRANSACTION;
CREATE TABLE addresses (
      address text not null primary key,
      proved_at integer,
      heard_at integer,
      bounces integer not null
    ) strict;
INSERT INTO "addresses" VALUES('gm@example.org',NULL,1795273979515,0);
INSERT INTO "addresses" VALUES('gm2@example.org',NULL,1795273979886,0);
INSERT INTO "addresses" VALUES('austria@example.org',1795273984892,1795273986748,0);
INSERT INTO "addresses" VALUES('england@example.org',1795273985048,1795273987072,0);
INSERT INTO "addresses" VALUES('france@example.org',1795273985229,1795273987395,0);
INSERT INTO "addresses" VALUES('germany@example.org',1795273985370,1795273987728,0);
INSERT INTO "addresses" VALUES('italy@example.org',1795273985495,1795273988071,0);
INSERT INTO "addresses" VALUES('russia@example.org',1795273985683,1795273985683,0);
INSERT INTO "addresses" VALUES('turkey@example.org',1795273985835,1795273985835,0);
INSERT INTO "addresses" VALUES('olga@example.org',NULL,1795273984769,0);
CREATE TABLE confirmations (
      hash text not null primary key,
      kind text not null,
      game text,
      member integer,
      document text not null,
      expires_at integer not null
    ) strict;
CREATE TABLE cursors (
      mailbox text not null primary key,
      cursor text not null
    ) strict;
CREATE TABLE games (
      name text not null primary key,
      version integer not null,
      schema integer not null check (schema > 0),
      document text not null,
      due_at integer,
      unreadable_since integer
    ) strict;
INSERT INTO "games" VALUES('paris',22,1,'{"name":"paris","variant":"standard","status":"active","settings":{"rules":"2025","options":{},"clocks":{"move":{"clockMinute":-1,"minHours":0,"nextHours":72,"graceHours":24,"delayHours":0,"days":"SMTWTFS"},"retreat":{"clockMinute":1410,"minHours":0,"nextHours":23,"graceHours":24,"delayHours":0.5,"days":"SMTWTFS"},"adjust":{"clockMinute":1410,"minHours":0,"nextHours":23,"graceHours":24,"delayHours":0.5,"days":"SMTWTFS"}},"zone":"UTC","press":"white","partialPress":true,"observerPress":"any","fakePress":"none","touchPress":false,"minorPress":true,"latePress":true,"mustOrder":false,"postalPress":false,"gunboat":false,"reveal":true,"quiet":null,"unordered":null,"reminderHours":[8],"holidays":[],"maxAbsence":15,"maxExtension":336,"maxPause":14,"nmr":{"kind":"hold"},"protectFirstTurn":false,"openVotes":false,"standingVotes":false,"scoring":"none","manualStart":false,"approval":false,"manualProcess":false,"escalationDays":2,"formingDays":60,"minOnTime":0,"minGames":0,"maxLeft":100,"lateCount":false,"dias":true,"listed":true,"comment":""},"members":[{"id":1,"role":"gm","power":null,"address":"gm@example.org","passwordHash":"scrypt:Iwe7f9DI3oC_xUKUMnyclQ:z96GIJoOkG6MOtpyuJoPn0cmyZ3YXUMpYsB_tCtDRTg","preferences":[],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":0,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null},{"id":2,"role":"player","power":"AUSTRIA","address":"austria@example.org","passwordHash":"scrypt:gl_w-tPHvEUk3I3s2mcr2Q:bX0Oqht4HeMb59LgGa8gICKwgsNWX_rNMZAKFbx3LPA","preferences":[["AUSTRIA"]],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":1,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null},{"id":3,"role":"player","power":"ENGLAND","address":"england@example.org","passwordHash":"scrypt:bHtA7eCMRJY1Xf2_r8hAZA:BCytE5cdpx7p6mYs6VGqIC55cNDZEwKvH5JDBFBCMts","preferences":[["ENGLAND"]],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":1,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null},{"id":4,"role":"player","power":"FRANCE","address":"france@example.org","passwordHash":"scrypt:gGAxz6ArdaPnmiXbWu1CQw:9SzvkeWkaU5l-7pr2yT_Boqc5B2zqyiaZUnaPdDAvSc","preferences":[["FRANCE"]],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":1,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null},{"id":5,"role":"player","power":"GERMANY","address":"germany@example.org","passwordHash":"scrypt:LleOWST5s7DkEcvmO4V-aA:DDiIZAXk-V15Y03QEtPCDh9khkQvGKEjP4gb9kRWCSI","preferences":[["GERMANY"]],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":1,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null},{"id":6,"role":"player","power":"ITALY","address":"italy@example.org","passwordHash":"scrypt:u4-uBS2seLFB13VgcsrCsw:6mJStiYKZfRZhkr1KI-Blfa9dSMiwi2zxqbvITfzcOY","preferences":[["ITALY"]],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":1,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null},{"id":7,"role":"player","power":"RUSSIA","address":"russia@example.org","passwordHash":"scrypt:Xfxw7cZiY0xj5Fo4eY_QIA:gdFCeA-Wb7ejrXyJnd5uLbmC3Pjq5VVq5RlC7yb1j0E","preferences":[["RUSSIA"]],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":1,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null},{"id":8,"role":"player","power":"TURKEY","address":"turkey@example.org","passwordHash":"scrypt:p8eJTAlZCTaX4m4UMFPaIA:act1badeXAQmLCXoPf-XrqjjXfy5fHd042aYFp87piQ","preferences":[["TURKEY"]],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":1,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null},{"id":9,"role":"observer","power":null,"address":"olga@example.org","passwordHash":"scrypt:-xFalu2ixvWce51gWpvbAA:brLLel-Pf0Dk_Z8NTDk0P0nGbQ6Xu1GvHMBwc2PO7Zk","preferences":[],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":0,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null}],"nextMember":10,"phase":{"season":"F","year":1901,"kind":"M"},"turn":2,"position":{"units":[{"type":"A","at":"SER","power":"AUSTRIA"},{"type":"A","at":"VIE","power":"AUSTRIA"},{"type":"F","at":"ALB","power":"AUSTRIA"},{"type":"A","at":"YOR","power":"ENGLAND"},{"type":"F","at":"NWG","power":"ENGLAND"},{"type":"F","at":"NTH","power":"ENGLAND"},{"type":"A","at":"MAR","power":"FRANCE"},{"type":"A","at":"BUR","power":"FRANCE"},{"type":"F","at":"MAO","power":"FRANCE"},{"type":"A","at":"KIE","power":"GERMANY"},{"type":"A","at":"RUH","power":"GERMANY"},{"type":"F","at":"DEN","power":"GERMANY"},{"type":"A","at":"APU","power":"ITALY"},{"type":"A","at":"VEN","power":"ITALY"},{"type":"F","at":"ION","power":"ITALY"},{"type":"A","at":"UKR","power":"RUSSIA"},{"type":"A","at":"WAR","power":"RUSSIA"},{"type":"F","at":"SEV","power":"RUSSIA"},{"type":"F","at":"BOT","power":"RUSSIA"},{"type":"A","at":"BUL","power":"TURKEY"},{"type":"A","at":"CON","power":"TURKEY"},{"type":"F","at":"ANK","power":"TURKEY"}],"dislodged":[],"owners":{"BUD":"AUSTRIA","TRI":"AUSTRIA","VIE":"AUSTRIA","EDI":"ENGLAND","LON":"ENGLAND","LVP":"ENGLAND","BRE":"FRANCE","MAR":"FRANCE","PAR":"FRANCE","BER":"GERMANY","KIE":"GERMANY","MUN":"GERMANY","NAP":"ITALY","ROM":"ITALY","VEN":"ITALY","MOS":"RUSSIA","SEV":"RUSSIA","STP":"RUSSIA","WAR":"RUSSIA","ANK":"TURKEY","CON":"TURKEY","SMY":"TURKEY"},"contested":["GAL","BLA"]},"submissions":{"FRANCE":{"orders":[{"order":{"kind":"move","unit":{"type":"A","at":"BUR","power":null},"to":"BEL","viaConvoy":false,"route":[]},"text":"A BUR - BEL"},{"order":{"kind":"move","unit":{"type":"A","at":"MAR","power":null},"to":"SPA","viaConvoy":false,"route":[]},"text":"A MAR - SPA"},{"order":{"kind":"move","unit":{"type":"F","at":"MAO","power":null},"to":"POR","viaConvoy":false,"route":[]},"text":"F MAO - POR"}],"proxies":[],"wait":false,"draw":null,"drawSize":null,"concede":null,"extend":null,"pause":null,"late":false},"AUSTRIA":{"orders":[{"order":{"kind":"hold","unit":{"type":"A","at":"VIE","power":null}},"text":"A VIE H"},{"order":{"kind":"move","unit":{"type":"A","at":"SER","power":null},"to":"GRE","viaConvoy":false,"route":[]},"text":"A SER - GRE"},{"order":{"kind":"support","unit":{"type":"F","at":"ALB","power":null},"of":{"type":"A","at":"SER","power":null},"to":"GRE"},"text":"F ALB S A SER - GRE"}],"proxies":[],"wait":false,"draw":null,"drawSize":null,"concede":null,"extend":null,"pause":null,"late":false},"ENGLAND":{"orders":[{"order":{"kind":"convoy","unit":{"type":"F","at":"NTH","power":null},"of":{"type":"A","at":"YOR","power":null},"to":"NWY"},"text":"F NTH C A YOR - NWY"},{"order":{"kind":"move","unit":{"type":"A","at":"YOR","power":null},"to":"NWY","viaConvoy":false,"route":[]},"text":"A YOR - NWY"},{"order":{"kind":"hold","unit":{"type":"F","at":"NWG","power":null}},"text":"F NWG H"}],"proxies":[],"wait":false,"draw":null,"drawSize":null,"concede":null,"extend":null,"pause":null,"late":false},"GERMANY":{"orders":[{"order":{"kind":"move","unit":{"type":"A","at":"RUH","power":null},"to":"HOL","viaConvoy":false,"route":[]},"text":"A RUH - HOL"},{"order":{"kind":"hold","unit":{"type":"A","at":"KIE","power":null}},"text":"A KIE H"},{"order":{"kind":"move","unit":{"type":"F","at":"DEN","power":null},"to":"SWE","viaConvoy":false,"route":[]},"text":"F DEN - SWE"}],"proxies":[],"wait":false,"draw":null,"drawSize":null,"concede":null,"extend":null,"pause":null,"late":false},"ITALY":{"orders":[],"proxies":[],"wait":true,"draw":null,"drawSize":null,"concede":null,"extend":null,"pause":null,"late":false}},"postal":[],"pending":{"FRANCE":[]},"timing":{"began":1795273986055,"deadline":1795533186055,"graceEnds":1795619586055,"early":null,"processing":false,"reminded":null,"lateNoticed":false,"noticed":null,"notices":0,"stalled":false,"held":null,"excused":false,"extended":0,"paused":0},"pause":null,"escalation":null,"forming":null,"invitation":null,"access":{"allowed":[],"denied":[]},"candidates":[],"former":{},"departed":[],"years":[{"BUD":"AUSTRIA","TRI":"AUSTRIA","VIE":"AUSTRIA","EDI":"ENGLAND","LON":"ENGLAND","LVP":"ENGLAND","BRE":"FRANCE","MAR":"FRANCE","PAR":"FRANCE","BER":"GERMANY","KIE":"GERMANY","MUN":"GERMANY","NAP":"ITALY","ROM":"ITALY","VEN":"ITALY","MOS":"RUSSIA","SEV":"RUSSIA","STP":"RUSSIA","WAR":"RUSSIA","ANK":"TURKEY","CON":"TURKEY","SMY":"TURKEY"}],"ending":null,"endedAt":null,"statements":[],"seed":974879826}',1795504386055,NULL);
INSERT INTO "games" VALUES('rome',1,1,'{"name":"rome","variant":"standard","settings":{"rules":"2025","options":{},"clocks":{"move":{"clockMinute":1410,"minHours":0,"nextHours":71,"graceHours":24,"delayHours":0.5,"days":"SMTWTFS"},"retreat":{"clockMinute":1410,"minHours":0,"nextHours":23,"graceHours":24,"delayHours":0.5,"days":"SMTWTFS"},"adjust":{"clockMinute":1410,"minHours":0,"nextHours":23,"graceHours":24,"delayHours":0.5,"days":"SMTWTFS"}},"zone":"UTC","press":"none","partialPress":true,"observerPress":"any","fakePress":"none","touchPress":false,"minorPress":true,"latePress":true,"mustOrder":false,"postalPress":false,"gunboat":false,"reveal":true,"quiet":null,"unordered":null,"reminderHours":[8],"holidays":[],"maxAbsence":15,"maxExtension":336,"maxPause":14,"nmr":{"kind":"hold"},"protectFirstTurn":false,"openVotes":false,"standingVotes":false,"scoring":"none","manualStart":false,"approval":false,"manualProcess":false,"escalationDays":2,"formingDays":60,"minOnTime":0,"minGames":0,"maxLeft":100,"lateCount":false,"dias":true,"listed":true,"comment":""},"members":[{"role":"gm","power":null,"address":"gm2@example.org","passwordHash":"scrypt:nKHzsRLbkr6O9cCdlJIviA:0UBvwsNTquDqn5Gow3IJF97rxqjpJmsl1pee1TgKK2s","id":1,"preferences":[],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":0,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null}],"nextMember":2,"phase":{"season":"S","year":1901,"kind":"M"},"turn":1,"status":"forming","position":{"units":[{"power":"AUSTRIA","type":"A","at":"BUD"},{"power":"AUSTRIA","type":"A","at":"VIE"},{"power":"AUSTRIA","type":"F","at":"TRI"},{"power":"ENGLAND","type":"A","at":"LVP"},{"power":"ENGLAND","type":"F","at":"EDI"},{"power":"ENGLAND","type":"F","at":"LON"},{"power":"FRANCE","type":"A","at":"MAR"},{"power":"FRANCE","type":"A","at":"PAR"},{"power":"FRANCE","type":"F","at":"BRE"},{"power":"GERMANY","type":"A","at":"BER"},{"power":"GERMANY","type":"A","at":"MUN"},{"power":"GERMANY","type":"F","at":"KIE"},{"power":"ITALY","type":"A","at":"ROM"},{"power":"ITALY","type":"A","at":"VEN"},{"power":"ITALY","type":"F","at":"NAP"},{"power":"RUSSIA","type":"A","at":"MOS"},{"power":"RUSSIA","type":"A","at":"WAR"},{"power":"RUSSIA","type":"F","at":"SEV"},{"power":"RUSSIA","type":"F","at":"STP/SC"},{"power":"TURKEY","type":"A","at":"CON"},{"power":"TURKEY","type":"A","at":"SMY"},{"power":"TURKEY","type":"F","at":"ANK"}],"dislodged":[],"owners":{"BUD":"AUSTRIA","TRI":"AUSTRIA","VIE":"AUSTRIA","EDI":"ENGLAND","LON":"ENGLAND","LVP":"ENGLAND","BRE":"FRANCE","MAR":"FRANCE","PAR":"FRANCE","BER":"GERMANY","KIE":"GERMANY","MUN":"GERMANY","NAP":"ITALY","ROM":"ITALY","VEN":"ITALY","MOS":"RUSSIA","SEV":"RUSSIA","STP":"RUSSIA","WAR":"RUSSIA","ANK":"TURKEY","CON":"TURKEY","SMY":"TURKEY"},"contested":[]},"submissions":{},"postal":[],"pending":{},"timing":null,"forming":{"since":1795273979723,"notices":0},"pause":null,"years":[],"former":{},"invitation":null,"access":{"allowed":[],"denied":[]},"candidates":[],"escalation":null,"departed":[],"ending":null,"endedAt":null,"statements":[],"seed":2468655172}',1795878779723,NULL);
CREATE TABLE gm_log (
      id integer primary key autoincrement,
      game text not null references games (name),
      at integer not null,
      phase text not null,
      gm text not null,
      sentence text not null,
      discreet integer not null check (discreet in (0, 1))
    ) strict;
INSERT INTO "gm_log" VALUES(1,'paris',1795273979566,'S1901M','gm@example.org','The GM has created game paris.',0);
INSERT INTO "gm_log" VALUES(2,'paris',1795273979576,'S1901M','gm@example.org','The GM has changed a setting. MOVE was CLOCK 23:30 MIN 0 NEXT 71 GRACE 24 DELAY 0.5 DAYS SMTWTFS; it is now CLOCK -1 MIN 0 NEXT 72 GRACE 24 DELAY 0 DAYS SMTWTFS.',0);
INSERT INTO "gm_log" VALUES(3,'rome',1795273979893,'S1901M','gm2@example.org','The GM has created game rome.',0);
INSERT INTO "gm_log" VALUES(4,'rome',1795273979894,'S1901M','gm2@example.org','The GM has changed a setting. PRESS was white; it is now none.',0);
CREATE TABLE history (
    game text not null references games (name),
    turn integer not null,
    schema integer not null check (schema > 0),
    document text not null,
    primary key (game, turn)
  ) strict;
INSERT INTO "history" VALUES('paris',1,1,'{"turn":1,"phase":{"season":"S","year":1901,"kind":"M"},"before":{"name":"paris","variant":"standard","status":"active","settings":{"rules":"2025","options":{},"clocks":{"move":{"clockMinute":-1,"minHours":0,"nextHours":72,"graceHours":24,"delayHours":0,"days":"SMTWTFS"},"retreat":{"clockMinute":1410,"minHours":0,"nextHours":23,"graceHours":24,"delayHours":0.5,"days":"SMTWTFS"},"adjust":{"clockMinute":1410,"minHours":0,"nextHours":23,"graceHours":24,"delayHours":0.5,"days":"SMTWTFS"}},"zone":"UTC","press":"white","partialPress":true,"observerPress":"any","fakePress":"none","touchPress":false,"minorPress":true,"latePress":true,"mustOrder":false,"postalPress":false,"gunboat":false,"reveal":true,"quiet":null,"unordered":null,"reminderHours":[8],"holidays":[],"maxAbsence":15,"maxExtension":336,"maxPause":14,"nmr":{"kind":"hold"},"protectFirstTurn":false,"openVotes":false,"standingVotes":false,"scoring":"none","manualStart":false,"approval":false,"manualProcess":false,"escalationDays":2,"formingDays":60,"minOnTime":0,"minGames":0,"maxLeft":100,"lateCount":false,"dias":true,"listed":true,"comment":""},"members":[{"id":1,"role":"gm","power":null,"address":"gm@example.org","passwordHash":"scrypt:Iwe7f9DI3oC_xUKUMnyclQ:z96GIJoOkG6MOtpyuJoPn0cmyZ3YXUMpYsB_tCtDRTg","preferences":[],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":0,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null},{"id":2,"role":"player","power":"AUSTRIA","address":"austria@example.org","passwordHash":"scrypt:gl_w-tPHvEUk3I3s2mcr2Q:bX0Oqht4HeMb59LgGa8gICKwgsNWX_rNMZAKFbx3LPA","preferences":[["AUSTRIA"]],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":0,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null},{"id":3,"role":"player","power":"ENGLAND","address":"england@example.org","passwordHash":"scrypt:bHtA7eCMRJY1Xf2_r8hAZA:BCytE5cdpx7p6mYs6VGqIC55cNDZEwKvH5JDBFBCMts","preferences":[["ENGLAND"]],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":0,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null},{"id":4,"role":"player","power":"FRANCE","address":"france@example.org","passwordHash":"scrypt:gGAxz6ArdaPnmiXbWu1CQw:9SzvkeWkaU5l-7pr2yT_Boqc5B2zqyiaZUnaPdDAvSc","preferences":[["FRANCE"]],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":0,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null},{"id":5,"role":"player","power":"GERMANY","address":"germany@example.org","passwordHash":"scrypt:LleOWST5s7DkEcvmO4V-aA:DDiIZAXk-V15Y03QEtPCDh9khkQvGKEjP4gb9kRWCSI","preferences":[["GERMANY"]],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":0,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null},{"id":6,"role":"player","power":"ITALY","address":"italy@example.org","passwordHash":"scrypt:u4-uBS2seLFB13VgcsrCsw:6mJStiYKZfRZhkr1KI-Blfa9dSMiwi2zxqbvITfzcOY","preferences":[["ITALY"]],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":0,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null},{"id":7,"role":"player","power":"RUSSIA","address":"russia@example.org","passwordHash":"scrypt:Xfxw7cZiY0xj5Fo4eY_QIA:gdFCeA-Wb7ejrXyJnd5uLbmC3Pjq5VVq5RlC7yb1j0E","preferences":[["RUSSIA"]],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":0,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null},{"id":8,"role":"player","power":"TURKEY","address":"turkey@example.org","passwordHash":"scrypt:p8eJTAlZCTaX4m4UMFPaIA:act1badeXAQmLCXoPf-XrqjjXfy5fHd042aYFp87piQ","preferences":[["TURKEY"]],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":0,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null},{"id":9,"role":"observer","power":null,"address":"olga@example.org","passwordHash":"scrypt:-xFalu2ixvWce51gWpvbAA:brLLel-Pf0Dk_Z8NTDk0P0nGbQ6Xu1GvHMBwc2PO7Zk","preferences":[],"tokenVersion":1,"zone":null,"absences":[],"misses":0,"timesLate":0,"phasesDue":0,"phasesMissed":0,"tookOver":false,"excuses":0,"standby":false,"digest":null}],"nextMember":10,"phase":{"season":"S","year":1901,"kind":"M"},"turn":1,"position":{"units":[{"type":"A","at":"BUD","power":"AUSTRIA"},{"type":"A","at":"VIE","power":"AUSTRIA"},{"type":"F","at":"TRI","power":"AUSTRIA"},{"type":"A","at":"LVP","power":"ENGLAND"},{"type":"F","at":"EDI","power":"ENGLAND"},{"type":"F","at":"LON","power":"ENGLAND"},{"type":"A","at":"MAR","power":"FRANCE"},{"type":"A","at":"PAR","power":"FRANCE"},{"type":"F","at":"BRE","power":"FRANCE"},{"type":"A","at":"BER","power":"GERMANY"},{"type":"A","at":"MUN","power":"GERMANY"},{"type":"F","at":"KIE","power":"GERMANY"},{"type":"A","at":"ROM","power":"ITALY"},{"type":"A","at":"VEN","power":"ITALY"},{"type":"F","at":"NAP","power":"ITALY"},{"type":"A","at":"MOS","power":"RUSSIA"},{"type":"A","at":"WAR","power":"RUSSIA"},{"type":"F","at":"SEV","power":"RUSSIA"},{"type":"F","at":"STP/SC","power":"RUSSIA"},{"type":"A","at":"CON","power":"TURKEY"},{"type":"A","at":"SMY","power":"TURKEY"},{"type":"F","at":"ANK","power":"TURKEY"}],"dislodged":[],"owners":{"BUD":"AUSTRIA","TRI":"AUSTRIA","VIE":"AUSTRIA","EDI":"ENGLAND","LON":"ENGLAND","LVP":"ENGLAND","BRE":"FRANCE","MAR":"FRANCE","PAR":"FRANCE","BER":"GERMANY","KIE":"GERMANY","MUN":"GERMANY","NAP":"ITALY","ROM":"ITALY","VEN":"ITALY","MOS":"RUSSIA","SEV":"RUSSIA","STP":"RUSSIA","WAR":"RUSSIA","ANK":"TURKEY","CON":"TURKEY","SMY":"TURKEY"},"contested":[]},"submissions":{"AUSTRIA":{"orders":[{"order":{"kind":"move","unit":{"type":"A","at":"VIE","power":null},"to":"GAL","viaConvoy":false,"route":[]},"text":"A VIE - GAL"},{"order":{"kind":"move","unit":{"type":"A","at":"BUD","power":null},"to":"SER","viaConvoy":false,"route":[]},"text":"A BUD - SER"},{"order":{"kind":"move","unit":{"type":"F","at":"TRI","power":null},"to":"ALB","viaConvoy":false,"route":[]},"text":"F TRI - ALB"}],"proxies":[],"wait":false,"draw":null,"drawSize":null,"concede":null,"extend":null,"pause":null,"late":false},"ENGLAND":{"orders":[{"order":{"kind":"move","unit":{"type":"F","at":"LON","power":null},"to":"NTH","viaConvoy":false,"route":[]},"text":"F LON - NTH"},{"order":{"kind":"move","unit":{"type":"F","at":"EDI","power":null},"to":"NWG","viaConvoy":false,"route":[]},"text":"F EDI - NWG"},{"order":{"kind":"move","unit":{"type":"A","at":"LVP","power":null},"to":"YOR","viaConvoy":false,"route":[]},"text":"A LVP - YOR"}],"proxies":[],"wait":false,"draw":null,"drawSize":null,"concede":null,"extend":null,"pause":null,"late":false},"FRANCE":{"orders":[{"order":{"kind":"move","unit":{"type":"A","at":"PAR","power":null},"to":"BUR","viaConvoy":false,"route":[]},"text":"A PAR - BUR"},{"order":{"kind":"support","unit":{"type":"A","at":"MAR","power":null},"of":{"type":"A","at":"PAR","power":null},"to":"BUR"},"text":"A MAR S A PAR - BUR"},{"order":{"kind":"move","unit":{"type":"F","at":"BRE","power":null},"to":"MAO","viaConvoy":false,"route":[]},"text":"F BRE - MAO"}],"proxies":[],"wait":false,"draw":null,"drawSize":null,"concede":null,"extend":null,"pause":null,"late":false},"GERMANY":{"orders":[{"order":{"kind":"move","unit":{"type":"A","at":"MUN","power":null},"to":"RUH","viaConvoy":false,"route":[]},"text":"A MUN - RUH"},{"order":{"kind":"move","unit":{"type":"A","at":"BER","power":null},"to":"KIE","viaConvoy":false,"route":[]},"text":"A BER - KIE"},{"order":{"kind":"move","unit":{"type":"F","at":"KIE","power":null},"to":"DEN","viaConvoy":false,"route":[]},"text":"F KIE - DEN"}],"proxies":[],"wait":false,"draw":null,"drawSize":null,"concede":null,"extend":null,"pause":null,"late":false},"ITALY":{"orders":[{"order":{"kind":"hold","unit":{"type":"A","at":"VEN","power":null}},"text":"A VEN H"},{"order":{"kind":"move","unit":{"type":"A","at":"ROM","power":null},"to":"APU","viaConvoy":false,"route":[]},"text":"A ROM - APU"},{"order":{"kind":"move","unit":{"type":"F","at":"NAP","power":null},"to":"ION","viaConvoy":false,"route":[]},"text":"F NAP - ION"}],"proxies":[],"wait":false,"draw":null,"drawSize":null,"concede":null,"extend":null,"pause":null,"late":false},"RUSSIA":{"orders":[{"order":{"kind":"move","unit":{"type":"A","at":"MOS","power":null},"to":"UKR","viaConvoy":false,"route":[]},"text":"A MOS - UKR"},{"order":{"kind":"move","unit":{"type":"A","at":"WAR","power":null},"to":"GAL","viaConvoy":false,"route":[]},"text":"A WAR - GAL"},{"order":{"kind":"move","unit":{"type":"F","at":"SEV","power":null},"to":"BLA","viaConvoy":false,"route":[]},"text":"F SEV - BLA"},{"order":{"kind":"move","unit":{"type":"F","at":"STP/SC","power":null},"to":"BOT","viaConvoy":false,"route":[]},"text":"F STP/SC - BOT"}],"proxies":[],"wait":false,"draw":null,"drawSize":null,"concede":null,"extend":null,"pause":null,"late":false},"TURKEY":{"orders":[{"order":{"kind":"move","unit":{"type":"A","at":"CON","power":null},"to":"BUL","viaConvoy":false,"route":[]},"text":"A CON - BUL"},{"order":{"kind":"move","unit":{"type":"A","at":"SMY","power":null},"to":"CON","viaConvoy":false,"route":[]},"text":"A SMY - CON"},{"order":{"kind":"move","unit":{"type":"F","at":"ANK","power":null},"to":"BLA","viaConvoy":false,"route":[]},"text":"F ANK - BLA"}],"proxies":[],"wait":false,"draw":null,"drawSize":null,"concede":null,"extend":null,"pause":null,"late":false}},"postal":[],"pending":{"FRANCE":[{"phase":{"season":"F","year":1901,"kind":"M"},"lines":["A BUR - BEL"]}]},"timing":{"began":1795273983860,"deadline":1795533183860,"graceEnds":1795619583860,"early":1795273985827,"processing":false,"reminded":null,"lateNoticed":false,"noticed":null,"notices":0,"stalled":false,"held":null,"excused":false,"extended":0,"paused":0},"pause":null,"escalation":null,"forming":null,"invitation":null,"access":{"allowed":[],"denied":[]},"candidates":[],"former":{},"departed":[],"years":[{"BUD":"AUSTRIA","TRI":"AUSTRIA","VIE":"AUSTRIA","EDI":"ENGLAND","LON":"ENGLAND","LVP":"ENGLAND","BRE":"FRANCE","MAR":"FRANCE","PAR":"FRANCE","BER":"GERMANY","KIE":"GERMANY","MUN":"GERMANY","NAP":"ITALY","ROM":"ITALY","VEN":"ITALY","MOS":"RUSSIA","SEV":"RUSSIA","STP":"RUSSIA","WAR":"RUSSIA","ANK":"TURKEY","CON":"TURKEY","SMY":"TURKEY"}],"ending":null,"endedAt":null,"statements":[],"seed":974879826},"orders":[{"power":"AUSTRIA","order":{"kind":"move","unit":{"type":"A","at":"VIE","power":null},"to":"GAL","viaConvoy":false,"route":[]}},{"power":"AUSTRIA","order":{"kind":"move","unit":{"type":"A","at":"BUD","power":null},"to":"SER","viaConvoy":false,"route":[]}},{"power":"AUSTRIA","order":{"kind":"move","unit":{"type":"F","at":"TRI","power":null},"to":"ALB","viaConvoy":false,"route":[]}},{"power":"ENGLAND","order":{"kind":"move","unit":{"type":"F","at":"LON","power":null},"to":"NTH","viaConvoy":false,"route":[]}},{"power":"ENGLAND","order":{"kind":"move","unit":{"type":"F","at":"EDI","power":null},"to":"NWG","viaConvoy":false,"route":[]}},{"power":"ENGLAND","order":{"kind":"move","unit":{"type":"A","at":"LVP","power":null},"to":"YOR","viaConvoy":false,"route":[]}},{"power":"FRANCE","order":{"kind":"move","unit":{"type":"A","at":"PAR","power":null},"to":"BUR","viaConvoy":false,"route":[]}},{"power":"FRANCE","order":{"kind":"support","unit":{"type":"A","at":"MAR","power":null},"of":{"type":"A","at":"PAR","power":null},"to":"BUR"}},{"power":"FRANCE","order":{"kind":"move","unit":{"type":"F","at":"BRE","power":null},"to":"MAO","viaConvoy":false,"route":[]}},{"power":"GERMANY","order":{"kind":"move","unit":{"type":"A","at":"MUN","power":null},"to":"RUH","viaConvoy":false,"route":[]}},{"power":"GERMANY","order":{"kind":"move","unit":{"type":"A","at":"BER","power":null},"to":"KIE","viaConvoy":false,"route":[]}},{"power":"GERMANY","order":{"kind":"move","unit":{"type":"F","at":"KIE","power":null},"to":"DEN","viaConvoy":false,"route":[]}},{"power":"ITALY","order":{"kind":"hold","unit":{"type":"A","at":"VEN","power":null}}},{"power":"ITALY","order":{"kind":"move","unit":{"type":"A","at":"ROM","power":null},"to":"APU","viaConvoy":false,"route":[]}},{"power":"ITALY","order":{"kind":"move","unit":{"type":"F","at":"NAP","power":null},"to":"ION","viaConvoy":false,"route":[]}},{"power":"RUSSIA","order":{"kind":"move","unit":{"type":"A","at":"MOS","power":null},"to":"UKR","viaConvoy":false,"route":[]}},{"power":"RUSSIA","order":{"kind":"move","unit":{"type":"A","at":"WAR","power":null},"to":"GAL","viaConvoy":false,"route":[]}},{"power":"RUSSIA","order":{"kind":"move","unit":{"type":"F","at":"SEV","power":null},"to":"BLA","viaConvoy":false,"route":[]}},{"power":"RUSSIA","order":{"kind":"move","unit":{"type":"F","at":"STP/SC","power":null},"to":"BOT","viaConvoy":false,"route":[]}},{"power":"TURKEY","order":{"kind":"move","unit":{"type":"A","at":"CON","power":null},"to":"BUL","viaConvoy":false,"route":[]}},{"power":"TURKEY","order":{"kind":"move","unit":{"type":"A","at":"SMY","power":null},"to":"CON","viaConvoy":false,"route":[]}},{"power":"TURKEY","order":{"kind":"move","unit":{"type":"F","at":"ANK","power":null},"to":"BLA","viaConvoy":false,"route":[]}}],"result":{"results":[{"power":"AUSTRIA","order":{"kind":"move","unit":{"type":"A","at":"BUD"},"to":"SER","viaConvoy":false,"route":[]},"unit":{"type":"A","at":"BUD"},"words":["succeeds"],"reason":{"kind":"moved","attack":{"kind":"attack","unit":{"type":"A","at":"BUD","power":"AUSTRIA"},"value":1,"supporters":[]},"against":[]},"dislodged":null,"source":1},{"power":"AUSTRIA","order":{"kind":"move","unit":{"type":"A","at":"VIE"},"to":"GAL","viaConvoy":false,"route":[]},"unit":{"type":"A","at":"VIE"},"words":["fails"],"reason":{"kind":"prevented","attack":{"kind":"attack","unit":{"type":"A","at":"VIE","power":"AUSTRIA"},"value":1,"supporters":[]},"by":{"kind":"prevent","unit":{"type":"A","at":"WAR","power":"RUSSIA"},"value":1,"supporters":[]}},"dislodged":null,"source":0},{"power":"AUSTRIA","order":{"kind":"move","unit":{"type":"F","at":"TRI"},"to":"ALB","viaConvoy":false,"route":[]},"unit":{"type":"F","at":"TRI"},"words":["succeeds"],"reason":{"kind":"moved","attack":{"kind":"attack","unit":{"type":"F","at":"TRI","power":"AUSTRIA"},"value":1,"supporters":[]},"against":[]},"dislodged":null,"source":2},{"power":"ENGLAND","order":{"kind":"move","unit":{"type":"A","at":"LVP"},"to":"YOR","viaConvoy":false,"route":[]},"unit":{"type":"A","at":"LVP"},"words":["succeeds"],"reason":{"kind":"moved","attack":{"kind":"attack","unit":{"type":"A","at":"LVP","power":"ENGLAND"},"value":1,"supporters":[]},"against":[]},"dislodged":null,"source":5},{"power":"ENGLAND","order":{"kind":"move","unit":{"type":"F","at":"EDI"},"to":"NWG","viaConvoy":false,"route":[]},"unit":{"type":"F","at":"EDI"},"words":["succeeds"],"reason":{"kind":"moved","attack":{"kind":"attack","unit":{"type":"F","at":"EDI","power":"ENGLAND"},"value":1,"supporters":[]},"against":[]},"dislodged":null,"source":4},{"power":"ENGLAND","order":{"kind":"move","unit":{"type":"F","at":"LON"},"to":"NTH","viaConvoy":false,"route":[]},"unit":{"type":"F","at":"LON"},"words":["succeeds"],"reason":{"kind":"moved","attack":{"kind":"attack","unit":{"type":"F","at":"LON","power":"ENGLAND"},"value":1,"supporters":[]},"against":[]},"dislodged":null,"source":3},{"power":"FRANCE","order":{"kind":"support","unit":{"type":"A","at":"MAR"},"of":{"type":"A","at":"PAR"},"to":"BUR"},"unit":{"type":"A","at":"MAR"},"words":["given"],"reason":{"kind":"given"},"dislodged":null,"source":7},{"power":"FRANCE","order":{"kind":"move","unit":{"type":"A","at":"PAR"},"to":"BUR","viaConvoy":false,"route":[]},"unit":{"type":"A","at":"PAR"},"words":["succeeds"],"reason":{"kind":"moved","attack":{"kind":"attack","unit":{"type":"A","at":"PAR","power":"FRANCE"},"value":2,"supporters":[{"type":"A","at":"MAR","power":"FRANCE"}]},"against":[]},"dislodged":null,"source":6},{"power":"FRANCE","order":{"kind":"move","unit":{"type":"F","at":"BRE"},"to":"MAO","viaConvoy":false,"route":[]},"unit":{"type":"F","at":"BRE"},"words":["succeeds"],"reason":{"kind":"moved","attack":{"kind":"attack","unit":{"type":"F","at":"BRE","power":"FRANCE"},"value":1,"supporters":[]},"against":[]},"dislodged":null,"source":8},{"power":"GERMANY","order":{"kind":"move","unit":{"type":"A","at":"BER"},"to":"KIE","viaConvoy":false,"route":[]},"unit":{"type":"A","at":"BER"},"words":["succeeds"],"reason":{"kind":"moved","attack":{"kind":"attack","unit":{"type":"A","at":"BER","power":"GERMANY"},"value":1,"supporters":[]},"against":[]},"dislodged":null,"source":10},{"power":"GERMANY","order":{"kind":"move","unit":{"type":"A","at":"MUN"},"to":"RUH","viaConvoy":false,"route":[]},"unit":{"type":"A","at":"MUN"},"words":["succeeds"],"reason":{"kind":"moved","attack":{"kind":"attack","unit":{"type":"A","at":"MUN","power":"GERMANY"},"value":1,"supporters":[]},"against":[]},"dislodged":null,"source":9},{"power":"GERMANY","order":{"kind":"move","unit":{"type":"F","at":"KIE"},"to":"DEN","viaConvoy":false,"route":[]},"unit":{"type":"F","at":"KIE"},"words":["succeeds"],"reason":{"kind":"moved","attack":{"kind":"attack","unit":{"type":"F","at":"KIE","power":"GERMANY"},"value":1,"supporters":[]},"against":[]},"dislodged":null,"source":11},{"power":"ITALY","order":{"kind":"move","unit":{"type":"A","at":"ROM"},"to":"APU","viaConvoy":false,"route":[]},"unit":{"type":"A","at":"ROM"},"words":["succeeds"],"reason":{"kind":"moved","attack":{"kind":"attack","unit":{"type":"A","at":"ROM","power":"ITALY"},"value":1,"supporters":[]},"against":[]},"dislodged":null,"source":13},{"power":"ITALY","order":{"kind":"hold","unit":{"type":"A","at":"VEN"}},"unit":{"type":"A","at":"VEN"},"words":["stands"],"reason":{"kind":"stood"},"dislodged":null,"source":12},{"power":"ITALY","order":{"kind":"move","unit":{"type":"F","at":"NAP"},"to":"ION","viaConvoy":false,"route":[]},"unit":{"type":"F","at":"NAP"},"words":["succeeds"],"reason":{"kind":"moved","attack":{"kind":"attack","unit":{"type":"F","at":"NAP","power":"ITALY"},"value":1,"supporters":[]},"against":[]},"dislodged":null,"source":14},{"power":"RUSSIA","order":{"kind":"move","unit":{"type":"A","at":"MOS"},"to":"UKR","viaConvoy":false,"route":[]},"unit":{"type":"A","at":"MOS"},"words":["succeeds"],"reason":{"kind":"moved","attack":{"kind":"attack","unit":{"type":"A","at":"MOS","power":"RUSSIA"},"value":1,"supporters":[]},"against":[]},"dislodged":null,"source":15},{"power":"RUSSIA","order":{"kind":"move","unit":{"type":"A","at":"WAR"},"to":"GAL","viaConvoy":false,"route":[]},"unit":{"type":"A","at":"WAR"},"words":["fails"],"reason":{"kind":"prevented","attack":{"kind":"attack","unit":{"type":"A","at":"WAR","power":"RUSSIA"},"value":1,"supporters":[]},"by":{"kind":"prevent","unit":{"type":"A","at":"VIE","power":"AUSTRIA"},"value":1,"supporters":[]}},"dislodged":null,"source":16},{"power":"RUSSIA","order":{"kind":"move","unit":{"type":"F","at":"SEV"},"to":"BLA","viaConvoy":false,"route":[]},"unit":{"type":"F","at":"SEV"},"words":["fails"],"reason":{"kind":"prevented","attack":{"kind":"attack","unit":{"type":"F","at":"SEV","power":"RUSSIA"},"value":1,"supporters":[]},"by":{"kind":"prevent","unit":{"type":"F","at":"ANK","power":"TURKEY"},"value":1,"supporters":[]}},"dislodged":null,"source":17},{"power":"RUSSIA","order":{"kind":"move","unit":{"type":"F","at":"STP/SC"},"to":"BOT","viaConvoy":false,"route":[]},"unit":{"type":"F","at":"STP/SC"},"words":["succeeds"],"reason":{"kind":"moved","attack":{"kind":"attack","unit":{"type":"F","at":"STP/SC","power":"RUSSIA"},"value":1,"supporters":[]},"against":[]},"dislodged":null,"source":18},{"power":"TURKEY","order":{"kind":"move","unit":{"type":"A","at":"CON"},"to":"BUL","viaConvoy":false,"route":[]},"unit":{"type":"A","at":"CON"},"words":["succeeds"],"reason":{"kind":"moved","attack":{"kind":"attack","unit":{"type":"A","at":"CON","power":"TURKEY"},"value":1,"supporters":[]},"against":[]},"dislodged":null,"source":19},{"power":"TURKEY","order":{"kind":"move","unit":{"type":"A","at":"SMY"},"to":"CON","viaConvoy":false,"route":[]},"unit":{"type":"A","at":"SMY"},"words":["succeeds"],"reason":{"kind":"moved","attack":{"kind":"attack","unit":{"type":"A","at":"SMY","power":"TURKEY"},"value":1,"supporters":[]},"against":[]},"dislodged":null,"source":20},{"power":"TURKEY","order":{"kind":"move","unit":{"type":"F","at":"ANK"},"to":"BLA","viaConvoy":false,"route":[]},"unit":{"type":"F","at":"ANK"},"words":["fails"],"reason":{"kind":"prevented","attack":{"kind":"attack","unit":{"type":"F","at":"ANK","power":"TURKEY"},"value":1,"supporters":[]},"by":{"kind":"prevent","unit":{"type":"F","at":"SEV","power":"RUSSIA"},"value":1,"supporters":[]}},"dislodged":null,"source":21}],"destroyed":[],"position":{"units":[{"type":"A","at":"SER","power":"AUSTRIA"},{"type":"A","at":"VIE","power":"AUSTRIA"},{"type":"F","at":"ALB","power":"AUSTRIA"},{"type":"A","at":"YOR","power":"ENGLAND"},{"type":"F","at":"NWG","power":"ENGLAND"},{"type":"F","at":"NTH","power":"ENGLAND"},{"type":"A","at":"MAR","power":"FRANCE"},{"type":"A","at":"BUR","power":"FRANCE"},{"type":"F","at":"MAO","power":"FRANCE"},{"type":"A","at":"KIE","power":"GERMANY"},{"type":"A","at":"RUH","power":"GERMANY"},{"type":"F","at":"DEN","power":"GERMANY"},{"type":"A","at":"APU","power":"ITALY"},{"type":"A","at":"VEN","power":"ITALY"},{"type":"F","at":"ION","power":"ITALY"},{"type":"A","at":"UKR","power":"RUSSIA"},{"type":"A","at":"WAR","power":"RUSSIA"},{"type":"F","at":"SEV","power":"RUSSIA"},{"type":"F","at":"BOT","power":"RUSSIA"},{"type":"A","at":"BUL","power":"TURKEY"},{"type":"A","at":"CON","power":"TURKEY"},{"type":"F","at":"ANK","power":"TURKEY"}],"dislodged":[],"owners":{"BUD":"AUSTRIA","TRI":"AUSTRIA","VIE":"AUSTRIA","EDI":"ENGLAND","LON":"ENGLAND","LVP":"ENGLAND","BRE":"FRANCE","MAR":"FRANCE","PAR":"FRANCE","BER":"GERMANY","KIE":"GERMANY","MUN":"GERMANY","NAP":"ITALY","ROM":"ITALY","VEN":"ITALY","MOS":"RUSSIA","SEV":"RUSSIA","STP":"RUSSIA","WAR":"RUSSIA","ANK":"TURKEY","CON":"TURKEY","SMY":"TURKEY"},"contested":["GAL","BLA"]},"captures":[]},"turnedAt":1795273986055}');
CREATE TABLE inbox (
      id integer primary key autoincrement,
      key text not null unique,
      raw blob not null,
      received_at integer not null,
      envelope text,
      state text not null
        check (state in ('waiting', 'answered', 'ignored', 'duplicate', 'shunted')),
      attempts integer not null,
      failures integer not null,
      why text,
      duplicate_of integer references inbox (id),
      fingerprint text,
      seat text,
      written_at integer,
      ended_at integer
    ) strict;
INSERT INTO "inbox" VALUES(20,'mail:d15465ecab8403c6073558a95dc54614170db1d2',X'46726F6D3A206672616E6365406578616D706C652E6F72670D0A546F3A206A756467652B70617269732E342E312E6972337A656735776B6F63786B76326864347971406578616D706C652E746573740D0A5375626A6563743A2066616C6C0D0A4D6573736167652D49443A203C35306239343830662D623831652D326233652D326564312D643033323930636339306362406578616D706C652E6F72673E0D0A436F6E74656E742D5472616E736665722D456E636F64696E673A20376269740D0A446174653A205361742C203231204E6F7620323032362031353A31333A3037202B303030300D0A4D494D452D56657273696F6E3A20312E300D0A436F6E74656E742D547970653A20746578742F706C61696E3B20636861727365743D7574662D380D0A0D0A4120425552202D2042454C0D0A41204D4152202D205350410D0A46204D414F202D20504F520D0A',1795273987364,'{"from":"france@example.org","to":["judge+paris.4.1.ir3zeg5wkocxkv2hd4yq@example.test"]}','answered',1,0,NULL,NULL,'902d26b61405a96ac23aee0de5d4d213098b7cfc748ff54b1636a3f13ca91736','paris:4',1795273987000,1795273987415);
INSERT INTO "inbox" VALUES(21,'mail:0a681455ca06ec4b84ecf4c9bfc092638aa9e218',X'46726F6D3A206765726D616E79406578616D706C652E6F72670D0A546F3A206A756467652B70617269732E352E312E69787676736D6267796B3735676A69747A6F7376406578616D706C652E746573740D0A5375626A6563743A2066616C6C0D0A4D6573736167652D49443A203C30353937306230362D626435622D396630302D633965612D393639353730336362643837406578616D706C652E6F72673E0D0A436F6E74656E742D5472616E736665722D456E636F64696E673A20376269740D0A446174653A205361742C203231204E6F7620323032362031353A31333A3037202B303030300D0A4D494D452D56657273696F6E3A20312E300D0A436F6E74656E742D547970653A20746578742F706C61696E3B20636861727365743D7574662D380D0A0D0A4120525548202D20484F4C0D0A41204B494520480D0A462044454E202D205357450D0A',1795273987697,'{"from":"germany@example.org","to":["judge+paris.5.1.ixvvsmbgyk75gjitzosv@example.test"]}','answered',1,0,NULL,NULL,'5d246ea5e8444906b30ee7b8f61c128ef0626b49c03a8f6609d05fd6abe577e2','paris:5',1795273987000,1795273987769);
INSERT INTO "inbox" VALUES(22,'mail:0c64b5b1a5231a14210c0e4485447516ea9b4bf9',X'46726F6D3A206974616C79406578616D706C652E6F72670D0A546F3A206A756467652B70617269732E362E312E6F6B6E6B796F7974327469346D6D696D326F706F406578616D706C652E746573740D0A5375626A6563743A20776169740D0A4D6573736167652D49443A203C38656263316631372D303139302D383831372D366466332D333831663835633332386561406578616D706C652E6F72673E0D0A436F6E74656E742D5472616E736665722D456E636F64696E673A20376269740D0A446174653A205361742C203231204E6F7620323032362031353A31333A3037202B303030300D0A4D494D452D56657273696F6E3A20312E300D0A436F6E74656E742D547970653A20746578742F706C61696E3B20636861727365743D7574662D380D0A0D0A53455420574149540D0A534554204E414D452049736162656C6C610D0A505245535320544F20414C4C0D0A48656C6C6F2066726F6D20302E310D0A454E4450524553530D0A',1795273988018,'{"from":"italy@example.org","to":["judge+paris.6.1.oknkyoyt2ti4mmim2opo@example.test"]}','answered',1,0,NULL,NULL,'cb419038e9b6567b7d800093374d9f62053dcc631aa32c7608d0b4c18eab9c6d',NULL,NULL,1795273988146);
CREATE TABLE instants (
      name text not null primary key,
      at integer not null
    ) strict;
INSERT INTO "instants" VALUES('read-until',1795273985954);
CREATE TABLE keys (
      name text not null primary key,
      value text not null
    ) strict;
INSERT INTO "keys" VALUES('bounce','9WT6ZwuJxji-eWI-BtdHvkdZEG-H9P2Ym_jIV_SUvLs');
INSERT INTO "keys" VALUES('seat-token','2oRyNAB5OulOimN1ymWNxAvzFg2ZJtk1ZvSN9VXn70A');
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
INSERT INTO "kysely_migration" VALUES('0001-first','2026-11-21T15:12:56.879Z');
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
INSERT INTO "kysely_migration_lock" VALUES('migration_lock',0);
CREATE TABLE notices (
      id integer primary key autoincrement,
      game text not null references games (name),
      member integer not null,
      recipient text not null,
      title text not null,
      body text not null,
      happened_at integer not null,
      due_at integer not null
    ) strict;
CREATE TABLE outbox (
      id integer primary key autoincrement,
      dedupe_key text not null unique,
      kind text not null,
      message_id text not null unique,
      recipient text not null,
      reply_to text not null,
      in_reply_to text,
      reference_ids text not null,
      subject text not null,
      body text not null,
      attachments text not null,
      game text,
      is_reply integer not null check (is_reply in (0, 1)),
      created_at integer not null,
      state text not null check (state in ('waiting', 'sent', 'dead')),
      attempts integer not null,
      not_before integer not null,
      detail text,
      ended_at integer
    ) strict;
INSERT INTO "outbox" VALUES(76,'inbox:22:paris:8:0','press','<ems.72569e1a5032a4b055d0d623@example.test>','turkey@example.org','judge+paris.8.1.54uc7xyosvvkig2rxk33@example.test',NULL,'[]','EMSD:paris - F1901M Broadcast from Italy',':: Judge: EMSD  Game: Paris  Variant: Standard
:: Deadline: F1901M Tue Nov 24 2026 15:13:00 +0000

Broadcast message from Italy in ''paris'':

  Hello from 0.1

End of message. To answer it, answer this letter like this:

  PRESS TO ITALY
  your words
  ENDPRESS
','[]','paris',0,1795273988107,'sent',1,1795274588314,NULL,1795273988327);
INSERT INTO "outbox" VALUES(77,'inbox:22:paris:9:0','press','<ems.f1ff8b3528827e1b7e1b8e3c@example.test>','olga@example.org','judge+paris.9.1.uvmshpc6vpvb7j3v7vvg@example.test',NULL,'[]','EMSD:paris - F1901M Broadcast from Italy',':: Judge: EMSD  Game: Paris  Variant: Standard
:: Deadline: F1901M Tue Nov 24 2026 15:13:00 +0000

Broadcast message from Italy in ''paris'':

  Hello from 0.1

End of message. To answer it, answer this letter like this:

  PRESS TO ITALY
  your words
  ENDPRESS
','[]','paris',0,1795273988107,'sent',1,1795274588335,NULL,1795273988350);
INSERT INTO "outbox" VALUES(78,'inbox:22:reply:0','reply','<ems.d6f1d3ea00d762cfaa10c15c@example.test>','italy@example.org','judge+paris.6.1.oknkyoyt2ti4mmim2opo@example.test','<8ebc1f17-0190-8817-6df3-381f85c328ea@example.org>','[]','Re: [Please check] EMSD:paris - F1901M wait',':: Judge: EMSD  Game: Paris  Variant: Standard
:: Deadline: F1901M Tue Nov 24 2026 15:13:00 +0000

1 line of your mail could not be used: see below.

> SET WAIT
  Italy waits: the phase is not processed before its deadline. SET NO
  WAIT takes that back.

> SET NAME Isabella
      ^^^^
  Line 2: "NAME" is not a setting. HELP COMMANDS lists all settings.

> PRESS TO ALL
  Your message was sent to everybody (8 readers).

    Hello from 0.1

Movement orders for Fall of 1901.  (paris.002)

Italy: Army Apulia, No Order Processed.
Italy: Army Venice, No Order Processed.
Italy: Fleet Ionian Sea, No Order Processed.

Some of your units have no order: Army Apulia, Army Venice and Fleet
Ionian Sea. WAIT is set for you: SET NO WAIT takes that back.

Deadline: Tue Nov 24 2026 15:13 UTC, 3 days from now. If you send
nothing more, the game waits until Wed Nov 25 2026 15:13 UTC and then
goes on: units without an order hold.

Position:

Austria:   A SER, A VIE, F ALB
England:   A YOR, F NWG, F NTH
France:    A MAR, A BUR, F MAO
Germany:   A KIE, A RUH, F DEN
Italy:     A APU, A VEN, F ION
Russia:    A UKR, A WAR, F SEV, F BOT
Turkey:    A BUL, A CON, F ANK

To order or to ask, answer this letter. HELP explains everything.
','[]','paris',1,1795273988145,'sent',1,1795274588355,NULL,1795273988372);
CREATE TABLE press (
      id integer primary key autoincrement,
      game text not null references games (name),
      at integer not null,
      schema integer not null check (schema > 0),
      document text not null
    ) strict;
INSERT INTO "press" VALUES(1,'paris',1795273985183,1,'{"phase":{"season":"S","year":1901,"kind":"M"},"event":{"kind":"press","from":{"id":4,"role":"player","power":"FRANCE","address":"france@example.org"},"color":"white","to":{"kind":"some","powers":["ENGLAND"],"gm":false,"observers":false},"shown":null,"recipients":[3],"text":"hello there"}}');
INSERT INTO "press" VALUES(2,'paris',1795273988036,1,'{"phase":{"season":"F","year":1901,"kind":"M"},"event":{"kind":"press","from":{"id":6,"role":"player","power":"ITALY","address":"italy@example.org"},"color":"white","to":{"kind":"all"},"shown":null,"recipients":[1,2,3,4,5,7,8,9],"text":"Hello from 0.1"}}');
CREATE TABLE searches (
      game text not null references games (name),
      power text not null,
      asked text not null,
      waiting_for text,
      due_at integer,
      primary key (game, power)
    ) strict;
CREATE TABLE seats (
      game text not null references games (name),
      member integer not null,
      address text not null,
      primary key (game, member)
    ) strict;
INSERT INTO "seats" VALUES('rome',1,'gm2@example.org');
INSERT INTO "seats" VALUES('paris',1,'gm@example.org');
INSERT INTO "seats" VALUES('paris',2,'austria@example.org');
INSERT INTO "seats" VALUES('paris',3,'england@example.org');
INSERT INTO "seats" VALUES('paris',4,'france@example.org');
INSERT INTO "seats" VALUES('paris',5,'germany@example.org');
INSERT INTO "seats" VALUES('paris',6,'italy@example.org');
INSERT INTO "seats" VALUES('paris',7,'russia@example.org');
INSERT INTO "seats" VALUES('paris',8,'turkey@example.org');
INSERT INTO "seats" VALUES('paris',9,'olga@example.org');
CREATE TABLE standbys (
      address text not null primary key,
      wish text not null,
      since integer not null,
      asked_at integer,
      unanswered integer not null
    ) strict;
CREATE TABLE undone (
    game text not null references games (name),
    turn integer not null,
    schema integer not null check (schema > 0),
    document text not null,
    primary key (game, turn)
  ) strict;
CREATE INDEX inbox_waiting on inbox (received_at, id) where state = 'waiting';
CREATE INDEX inbox_shunted on inbox (id) where state = 'shunted';
CREATE INDEX inbox_answered on inbox (fingerprint, id) where state = 'answered';
CREATE INDEX inbox_by_seat on inbox (seat, written_at) where seat is not null;
CREATE INDEX inbox_to_empty on inbox (ended_at) where length(raw) > 0;
CREATE INDEX games_by_due on games (due_at, name) where due_at is not null;
CREATE INDEX seats_by_address on seats (address, game);
CREATE INDEX outbox_waiting on outbox (id, not_before) where state = 'waiting';
CREATE INDEX outbox_by_attempt on outbox (not_before) where state = 'waiting';
CREATE INDEX outbox_by_recipient on outbox (recipient, created_at);
CREATE INDEX outbox_to_empty on outbox (ended_at) where length(body) > 0;
CREATE INDEX notices_by_due on notices (due_at, id);
CREATE INDEX notices_by_member on notices (game, member);
CREATE INDEX gm_log_by_game on gm_log (game, id);
CREATE INDEX press_by_game on press (game, id);
CREATE INDEX addresses_by_hearing on addresses (heard_at) where bounces = 0;
CREATE INDEX confirmations_by_question on confirmations (document, expires_at);
CREATE INDEX confirmations_by_seat on confirmations (game, member);
CREATE INDEX confirmations_by_expiry on confirmations (expires_at);
CREATE INDEX searches_by_due on searches (due_at, game);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('inbox',22);
INSERT INTO "sqlite_sequence" VALUES('gm_log',4);
INSERT INTO "sqlite_sequence" VALUES('outbox',78);
INSERT INTO "sqlite_sequence" VALUES('press',2);
COMMIT;

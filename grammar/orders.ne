# The language of orders. One line is read at a time; all readings of it are kept, for the board decides
# which of them can be meant (src/language/elimination.ts).
#
# What the grammar sees are not words but parts of speech: the lexer has found the names (`English
# Channel` is one %place), the verbs in all their forms (src/language/lexer-words.ts: %support is `s`,
# `supports`, `supp` ...) and the coasts, and has dropped articles and the like. A word with several parts
# of speech matches all of them. Leaves are the numbers of tokens.
#
# In the examples, "F Mao" may always be "Fleet Mid-Atlantic Ocean", "French fleet Mao" or "Mao", and "-" any
# arrow, dash or verb of motion, or nothing.

@preprocessor typescript

@{%
import type { UnitNode } from "../orders/tree.js";
import { backed, each, ferried, helped, helping, line, mutually, place, railed, rest, routed, steps, unit } from "../orders/tree.js";
import type { Role } from "../lexer/order-words.js";

const part = (role: Role) => ({
  test: (token: { readonly roles: readonly string[] }) => token.roles.includes(role),
});
const army = part("army");
const fleet = part("fleet");
const unitword = part("unitword");
const name = part("place");
const coast = part("coast");
const forecoast = part("forecoast");
const nationword = part("nation");
const hold = part("hold");
const arrow = part("arrow");
const from = part("from");
const whence = part("whence");
const support = part("support");
const backing = part("backing");
const convoy = part("convoy");
const bring = part("bring");
const ferried_by = part("ferried-by");
const ferrying = part("ferrying");
const supported = part("supported");
const via = part("via");
const build = part("build");
const remove = part("remove");
const initial_r = part("initial-r");
const retreat = part("retreat");
const plus = part("plus");
const minus = part("minus");
const waive = part("waive");
const number = part("number");
const others = part("others");
const separator = part("separator");
const colon = part("colon");
const heading = part("heading");
const railway = part("railway");
const canal = part("canal");
const convert = part("convert");
const taken_by = part("taken-by");
const prefix = part("prefix");
const both = part("both");
const mutual = part("mutual");
const in_return = part("in-return");
const with_ = part("with");
const nobody = part("nobody");
const and = part("and");
const all_but = part("all-but");
%}

# --- lines ---------------------------------------------------------------------------------------------

# FRANCE:          FRANCE: A Par - Bur          Orders for Spring 1901          - A Par - Bur
# France - Spring 1901
main -> title_alone                {% ([nation]) => line(nation, []) %}
      | title:? orders             {% ([nation, list]) => line(nation, list) %}
      | title:? bullet clauses     {% ([nation, , list]) => line(nation, list) %}
      | title:? bullet shared      {% ([nation, , list]) => line(nation, list) %}
      | %prefix:+ %colon:? orders  {% ([, , list]) => line(null, list) %}
      | nation adjusting           {% ([nation, list]) => line(nation, list) %}
bullet -> %minus | %plus

# Turkey builds F Smy      Turkey retreats F Bla - Con
adjusting -> adjustment                 {% (list) => list %}
           | %retreat unit steps        {% ([, who, way]) => [{ kind: "retreat", unit: who, steps: way }] %}
           | adjustments                {% id %}
           | %build several             {% ([, list]) => each("build", list) %}
           | %remove several            {% ([, list]) => each("remove", list) %}

title -> nation %colon             {% id %}
       | about %colon              {% () => null %}
       | about nation %separator:? about:? %colon   {% ([, nation]) => nation %}
       | nation about %colon       {% id %}
title_alone -> title               {% id %}
             | nation              {% id %}
             | about               {% () => null %}
             | nation about        {% id %}
             | about nation %separator:? about:?   {% ([, nation]) => nation %}
             | nation dash about      {% id %}
             | about dash nation      {% ([, , nation]) => nation %}
             | verb_heading        {% () => null %}
dash -> %arrow | %separator
about -> about_word:+              {% () => null %}
about_word -> %heading             {% () => null %}
            | %number              {% () => null %}

# Builds:          Remove:
verb_heading -> %build %colon:?    {% () => null %}
              | %remove %colon:?   {% () => null %}

# A Par - Bur; F Bre H             A Par S F Pic - Bre A Bur - Mar
orders -> clauses                         {% id %}
        | units                           {% id %}
        | shared                          {% id %}
        | adjustments                     {% id %}
clauses -> clause                         {% id %}
         | clauses %separator clause      {% ([list, , more]) => [...list, ...more] %}
         | clauses %all_but clause        {% ([list, , more]) => [...list, ...more] %}
         | %hold %all_but clause          {% ([, , list]) => [rest("hold", null), ...list] %}
         | group %separator unit %hold    {% ([type, , who]) => [{ kind: "hold", unit: who }, rest("hold", type)] %}
         | unit %separator group %hold    {% ([who, , type]) => [{ kind: "hold", unit: who }, rest("hold", type)] %}
         | clauses typed_order            {% ([list, next]) => [...list, next] %}

# A Par - Bur      A Par - Bur supported by A Mar and A Gas      A Par H with support from A Bur
clause -> order                           {% ([one]) => [one] %}
        | unit backable %backing backers  {% ([who, what, , list]) => backed({ ...what, unit: who }, list) %}
        | unit backable %separator:? %from backers %support   {% ([who, what, , , list]) => backed({ ...what, unit: who }, list) %}
        | taken %backing backers          {% ([what, , list]) => backed(what, list) %}
        | taken %from backers %support    {% ([what, , list]) => backed(what, list) %}
        | unit convoying %backing backers
                {% ([who, what, , list]) => [{ ...what, unit: who }, ...helping("convoy", list, what.of, what.steps)] %}
        | unit backable %backing %nobody   {% ([who, what]) => [{ ...what, unit: who }] %}
        | unit %backing backers %separator:? leg:+   {% ([who, , list, , places]) => backed({ kind: "move", steps: steps(places, false), unit: who }, list) %}
        | unit %ferried_by backers %arrow place      {% ([who, , list, , to]) => ferried(who, to, list) %}
        | unit %ferrying place %ferried_by backers  {% ([who, , to, , list]) => ferried(who, to, list) %}
        | unit %ferrying:? %arrow place %ferried_by backers  {% ([who, , , to, , list]) => ferried(who, to, list) %}
        | unit %ferrying:? %arrow place %ferried_by backers %separator:? %backing backers
                {% ([who, , , to, , carriers, , , list]) => [...ferried(who, to, carriers), ...backed({ kind: "move", unit: who, steps: steps([to], true) }, list).slice(1)] %}
        | unit %ferrying %arrow:? place %via backers  {% ([who, , , to, , list]) => ferried(who, to, list) %}
        | unit %separator:? %from backers %support %separator:? leg:+
                {% ([who, , , list, , , places]) => backed({ kind: "move", steps: steps(places, false), unit: who }, list) %}
        | %from backers %support %separator:? unit backable
                {% ([, list, , , who, what]) => backed({ ...what, unit: who }, list) %}
        | verb_first %backing backers     {% ([what, , list]) => backed(what, list) %}
        | verb_first %supported backers   {% ([what, , list]) => backed(what, list) %}
        | unit %arrow place %from backers %via   {% ([who, , to, , list]) => ferried(who, to, list) %}
        | verb_first %from backers %support   {% ([what, , list]) => backed(what, list) %}
        | unit %supported backers         {% ([of, , list]) => helped(of, list) %}
        | unit %supported backers %hold   {% ([of, , list]) => [{ kind: "hold", unit: of }, ...helped(of, list)] %}
        | unit backable %supported backers   {% ([who, what, , list]) => backed({ ...what, unit: who }, list) %}
        | unit backable %supported %nobody   {% ([who, what]) => [{ ...what, unit: who }] %}
        | %convoy unit %arrow place carrying backers   {% ([, who, , to, , list]) => ferried(who, to, list) %}
        | taken %backing backers           {% ([what, , list]) => backed(what, list) %}
# A Bur MS A Ruh     A Bur & A Ruh MS
        | unit %in_return unit            {% ([one, , next]) => mutually(one, next) %}
        | unit %and unit %in_return       {% ([one, , next]) => mutually(one, next) %}
# Attack Sevastopol from Armenia      Move Par to Bur      Ich ziehe mit Par nach Bur
verb_first -> %arrow place %from mover
                {% ([, to, , who]) => ({ kind: "move", unit: who, steps: steps([to], false) }) %}
            | %arrow %with_ unit steps    {% ([, , who, way]) => ({ kind: "move", unit: who, steps: way }) %}
            | %arrow unit steps           {% ([, who, way]) => ({ kind: "move", unit: who, steps: way }) %}
            | %hold unit                  {% ([, who]) => ({ kind: "hold", unit: who }) %}
carrying -> %via | %with_ | %ferried_by
backable -> holding                       {% id %}
          | moving                        {% id %}
backers -> unit                           {% ([one]) => [one] %}
         | %both:? several                {% ([, list]) => list %}

# Build A Par Build F Bre
adjustments -> adjustment adjustment      {% (list) => list %}
             | adjustments adjustment     {% ([list, next]) => [...list, next] %}

# Units and nothing more list a position, or in winter what is built: A Par, F Bre. One of them among other orders could mean
# anything (A Par, A Mar S A Bur), so it is no order.
units -> bare                             {% ([one]) => [one] %}
       | units %separator bare            {% ([list, , next]) => [...list, next] %}
       | units typed_bare                 {% ([list, next]) => [...list, next] %}

# One verb for several units: build A Par, F Bre      A Par, A Mar hold      A Par and F Bre D
shared -> %build several                  {% ([, list]) => each("build", list) %}
        | %remove several                 {% ([, list]) => each("remove", list) %}
        | several joint_word:? %hold      {% ([list]) => each("hold", list) %}
        | %both several %hold             {% ([, list]) => each("hold", list) %}
        | several joint_word %remove      {% ([list]) => each("remove", list) %}
        | several joint_word %build       {% ([list]) => each("build", list) %}
        | %both several %remove           {% ([, list]) => each("remove", list) %}
        | %hold several                   {% ([, list]) => each("hold", list) %}
        | %hold %with_ several            {% ([, , list]) => each("hold", list) %}
        | paired %both:? %support unit helped:?
                {% ([list, , , of, way]) => helping("support", list, of, way) %}
        | %both paired %support unit helped:?
                {% ([, list, , of, way]) => helping("support", list, of, way) %}
        | paired %both:? %convoy unit steps
                {% ([list, , , of, way]) => helping("convoy", list, of, way) %}
        | %both paired moving             {% ([, list, what]) => list.map((who: UnitNode) => ({ ...what, unit: who })) %}
        | paired %both moving             {% ([list, , what]) => list.map((who: UnitNode) => ({ ...what, unit: who })) %}
        | paired %both %retreat steps     {% ([list, , , way]) => list.map((who: UnitNode) => ({ kind: "retreat", unit: who, steps: way })) %}
        | unit %separator unit %both:? %support %mutual %hold:?
                {% ([one, , next]) => mutually(one, next) %}
        | several %build                  {% ([list]) => each("build", list) %}
        | several %remove                 {% ([list]) => each("remove", list) %}
helped -> steps                           {% id %}
        | %hold                           {% () => null %}
joint_word -> %both | %others
# `A Par, A Mar S A Bur` may be a position and an order, `Par and Mar S Bur` is one order for two.
paired -> unit %and unit                  {% ([one, , next]) => [one, next] %}
        | several %and unit               {% ([list, , next]) => [...list, next] %}
several -> unit %separator unit           {% ([one, , next]) => [one, next] %}
         | several %separator unit        {% ([list, , next]) => [...list, next] %}

# --- orders --------------------------------------------------------------------------------------------

order -> unit predicate                   {% ([who, what]) => ({ ...what, unit: who }) %}
       | movement                         {% id %}
       | retreating                       {% id %}
       | adjustment                       {% id %}
typed_order -> typed_unit predicate       {% ([who, what]) => ({ ...what, unit: who }) %}

# On some boards a canal is passed by leave: A Egypt H SC F Med - Red     A Egypt SC F Med - Red
predicate -> doing                        {% id %}
           | doing permit                 {% ([what, leave]) => ({ ...what, permit: leave }) %}
           | permit                       {% ([leave]) => ({ kind: "hold", permit: leave }) %}
permit -> %canal unit steps               {% ([way, of, to]) => ({ canal: way.index, of, steps: to }) %}

doing -> holding                          {% id %}
       | moving                       {% id %}
       | supporting                   {% id %}
       | convoying                    {% id %}
       | leaving                      {% id %}
       | changing                     {% id %}

# A Par H          A Par stands
holding -> %hold                          {% () => ({ kind: "hold" }) %}
         | %hold place                    {% ([, at]) => ({ kind: "hold", at }) %}

# A Par - Bur      A Lon - Nth - Nwy      A Lon - Nwy via Nth      A Lon - Nwy by convoy
moving -> steps                           {% ([way]) => ({ kind: "move", steps: way }) %}

# A Par S A Mar - Bur     A Par S A Bur     A Par S A Bur H     A Par supports move Mar to Bur
backing_order -> %support unit %with_ unit
                {% ([, of, , who]) => ({ kind: "support", unit: who, of, steps: null }) %}
               | %support unit steps %with_ unit
                {% ([, of, way, , who]) => ({ kind: "support", unit: who, of, steps: way }) %}
               | %support nation:? from_unit steps %with_ unit
                {% ([, nation, of, way, , who]) => ({ kind: "support", unit: who, of: { ...of, nation: of.nation ?? nation }, steps: way }) %}
supporting -> %support unit               {% ([, of]) => ({ kind: "support", of, steps: null }) %}
            | %support unit %hold         {% ([, of]) => ({ kind: "support", of, steps: null }) %}
            | %support %hold %arrow:? unit
                                          {% ([, , , of]) => ({ kind: "support", of, steps: null }) %}
            | %support %arrow:? unit steps
                                          {% ([, , of, way]) => ({ kind: "support", of, steps: way }) %}
            | %support nation:? %arrow:? from_unit steps
                                          {% ([, nation, , of, way]) => ({ kind: "support", of: { ...of, nation: of.nation ?? nation }, steps: way }) %}
            | %support nation:? %arrow place %from unit
                {% ([, nation, , to, , of]) => ({ kind: "support", of: { ...of, nation: of.nation ?? nation }, steps: steps([to], false) }) %}

# F Nth C A Lon - Nwy     F Nth convoys Lon to Nwy     F Nth convoys to Nwy from Lon     Nth takes Lon to Nwy
convoying -> %convoy %arrow:? unit steps  {% ([, , of, way]) => ({ kind: "convoy", of, steps: way }) %}
           | %convoy %arrow place %from unit
                {% ([, , to, , of]) => ({ kind: "convoy", of, steps: steps([to], false) }) %}
           | %convoy nation:? %arrow:? from_unit steps
                {% ([, nation, , of, way]) => ({ kind: "convoy", of: { ...of, nation: of.nation ?? nation }, steps: way }) %}
           | %arrow from_unit steps       {% ([, of, way]) => ({ kind: "convoy", of, steps: way }) %}
           | %bring from_unit steps       {% ([, of, way]) => ({ kind: "convoy", of, steps: way }) %}
           | %bring unit %arrow place %via
                {% ([, of, , to]) => ({ kind: "convoy", of, steps: steps([to], false) }) %}
           | %bring unit %arrow place     {% ([, of, , to]) => ({ kind: "convoy", of, steps: steps([to], false) }) %}

# A Par R Bur      A Par retreats to Bur
leaving -> %retreat steps                 {% ([, way]) => ({ kind: "retreat", steps: way }) %}

# A Par build      A Par D      A Par remove
changing -> %build                        {% () => ({ kind: "build" }) %}
          | %remove                       {% () => ({ kind: "remove" }) %}
          | %initial_r                    {% () => ({ kind: "removal" }) %}
          | %convert into                 {% ([, to]) => ({ kind: "convert", to }) %}

# The verb first: move Par to Bur, hold A Par, retreat A Par to Bur, move from Par to Bur
movement -> verb_first                    {% id %}
          | %arrow:? from_unit steps      {% ([, who, way]) => ({ kind: "move", unit: who, steps: way }) %}
          | %hold unit %hold              {% ([, who]) => ({ kind: "hold", unit: who }) %}
          | group %hold                   {% ([type]) => rest("hold", type) %}
          | %hold group                   {% ([, type]) => rest("hold", type) %}
          | %hold group %hold             {% ([, type]) => rest("hold", type) %}
          | %hold %with_ group            {% ([, , type]) => rest("hold", type) %}
          | group %hold %all_but spared   {% ([type, , , list]) => rest("hold", type, list) %}
          | %hold group %all_but spared   {% ([, type, , list]) => rest("hold", type, list) %}
          | group %all_but spared %hold   {% ([type, , list]) => rest("hold", type, list) %}
          | %hold %all_but spared         {% ([, , list]) => rest("hold", null, list) %}
          | %all_but spared %hold         {% ([, list]) => rest("hold", null, list) %}
          | taken                         {% id %}
          | backing_order                 {% id %}
# All others      both fleets      all my armies
group -> %others                          {% () => null %}
       | %others type                     {% ([, type]) => type %}
       | %both type                       {% ([, type]) => type %}
spared -> unit                            {% (list) => list %}
        | several                         {% id %}
# Burgundy is attacked by Paris      Burgundy from Paris
taken -> place %whence unit
                {% ([to, , who]) => ({ kind: "move", unit: who, steps: steps([to], false) }) %}
       | place %taken_by unit
                {% ([to, , who]) => ({ kind: "move", unit: who, steps: steps([to], false) }) %}

retreating -> %retreat %from:? unit steps {% ([, , who, way]) => ({ kind: "retreat", unit: who, steps: way }) %}
            | from_unit %retreat steps    {% ([who, , way]) => ({ kind: "retreat", unit: who, steps: way }) %}
            | group %remove               {% ([type]) => rest("remove", type) %}
            | %remove group               {% ([, type]) => rest("remove", type) %}
            | %remove %all_but spared     {% ([, , list]) => rest("remove", null, list) %}
            | %all_but spared %remove     {% ([, list]) => rest("remove", null, list) %}
            | group %all_but spared %remove   {% ([type, , list]) => rest("remove", type, list) %}
            | %remove group %all_but spared   {% ([, type, , list]) => rest("remove", type, list) %}

# On some boards: convert A Lon      convert A StP to F StP/nc      A Lon becomes a fleet
adjustment -> %convert unit               {% ([, who]) => ({ kind: "convert", unit: who, to: null }) %}
            | %convert unit into          {% ([, who, to]) => ({ kind: "convert", unit: who, to }) %}
into -> %arrow:? type                     {% () => null %}
      | %arrow:? type place               {% ([, , to]) => to %}
      | %arrow place                      {% ([, to]) => to %}

# build A Par      + A Par      remove A Par      - A Par      waive      waive 2
adjustment -> %build unit                 {% ([, who]) => ({ kind: "build", unit: who }) %}
            | %remove unit                {% ([, who]) => ({ kind: "remove", unit: who }) %}
            | %initial_r unit             {% ([, who]) => ({ kind: "removal", unit: who }) %}
            | %waive build_word:?         {% () => ({ kind: "waive", count: null }) %}
            | %waive %others build_word:? {% () => rest("waive", null) %}
            | %waive %both build_word:?   {% () => rest("waive", null) %}
            | %others %waive build_word:?  {% () => rest("waive", null) %}
            | %waive %number build_word:? {% ([, count]) => ({ kind: "waive", count: count.index }) %}
            | %number %waive              {% ([count]) => ({ kind: "waive", count: count.index }) %}
            | build_word %waive           {% () => ({ kind: "waive", count: null }) %}
build_word -> %build | %heading

# A name alone could be anything: a game, a greeting, a line of somebody's supply centers.
bare -> sign unit                         {% ([sign, who]) => ({ kind: "bare", unit: who, sign }) %}
      | typed_unit                        {% ([who]) => ({ kind: "bare", unit: who, sign: null }) %}
      | named_unit                        {% ([who]) => ({ kind: "bare", unit: who, sign: null }) %}
typed_bare -> typed_unit                  {% ([who]) => ({ kind: "bare", unit: who, sign: null }) %}
sign -> %plus                             {% () => "plus" %}
      | %minus                            {% () => "minus" %}

# --- ways: where a unit goes ----------------------------------------------------------------------------------------------

# - Bur     - Nth - Nwy     - Nwy via Nth, Nwg     via Nth to Nwy     convoyed to Nwy by F Nth
steps -> way                              {% ([places]) => steps(places, false) %}
       | way %via                         {% ([places]) => steps(places, true) %}
       | %via way                         {% ([, places]) => steps(places, true) %}
       | %ferrying way                    {% ([, places]) => steps(places, true) %}
       | way %ferrying                    {% ([places]) => steps(places, true) %}
       | way %via route                   {% ([places, , route]) => routed(places, route) %}
       | %via way %via route              {% ([, places, , route]) => routed(places, route) %}
       | %via route %arrow place          {% ([, route, , to]) => routed([to], route) %}
       | %via stops %arrow place          {% ([, route, , to]) => routed([to], route) %}
       | way %via stops                   {% ([places, , route]) => routed(places, route) %}
       | rail                             {% id %}
# On some boards: - TSR - Vla       TSR Vla      - Vla by TSR
rail -> %arrow:? %railway %arrow:? place  {% ([, line, , to]) => railed(to, line.index) %}
      | %arrow:? place %via %railway      {% ([, to, , line]) => railed(to, line.index) %}
way -> place                              {% ([to]) => [to] %}
     | leg:+                              {% id %}
leg -> %arrow type:? place                {% ([, , to]) => to %}
# via Nth, Nwg     via Nth - Nwg: not both, as in `via Nth, Nwg - Bar` another order begins
route -> stop                             {% ([at]) => [at] %}
       | hops                             {% id %}
       | listing                          {% id %}
hops -> stop %arrow stop                  {% ([at, , next]) => [at, next] %}
      | hops %arrow stop                  {% ([places, , at]) => [...places, at] %}
listing -> stop joint stop                {% ([at, , next]) => [at, next] %}
         | listing joint stop             {% ([places, , at]) => [...places, at] %}
# via Nth Nwg to Nwy
stops -> stop stop                        {% (list) => list %}
       | stops stop                       {% ([places, at]) => [...places, at] %}
stop -> %fleet:? place %unitword:?        {% ([, at]) => at %}
joint -> %separator | %via

# --- units and places ----------------------------------------------------------------------------------

# A Par     Army in Paris     French A Par     A French Par     Par     Paris army
unit -> typed_unit                        {% id %}
      | nation:? place                    {% ([nation, at]) => unit(at, null, nation) %}
      | named_unit                        {% id %}
named_unit -> nation:? place %unitword    {% ([nation, at, type]) => unit(at, type.index, nation) %}
typed_unit -> nation:? type place         {% ([nation, type, at]) => unit(at, type, nation) %}
            | type nation place           {% ([type, nation, at]) => unit(at, type, nation) %}
mover -> unit                             {% id %}
       | type %from place                 {% ([type, , at]) => unit(at, type, null) %}
from_unit -> %from unit                   {% ([, who]) => who %}
           | type %from place             {% ([type, , at]) => unit(at, type, null) %}
type -> %army                             {% ([token]) => token.index %}
      | %fleet                            {% ([token]) => token.index %}
nation -> %nationword                     {% ([token]) => token.index %}

# Spa     Spa/sc     nc Spain
place -> %name                            {% ([token]) => place(token.index) %}
       | %name %coast                     {% ([token, side]) => place(token.index, side.index) %}
       | %forecoast %name                 {% ([side, token]) => place(token.index, side.index) %}

# Conditions: what stands behind an IF. The parts are the words AND, OR and NOT, parentheses, and %unit: whatever
# stands between them, read later with the board (src/language/conditions.ts). Leaves are the numbers of parts.
#
# AND and OR bind alike, from left to right, as nJudge had it: `a OR b AND c` is `(a OR b) AND c`.

@preprocessor typescript

@{%
const part = (role: string) => ({
  test: (leaf: { readonly roles: readonly string[] }) => leaf.roles.includes(role),
});
const unit = part("unit");
const and = part("and");
const or = part("or");
const not = part("not");
const open = part("open");
const close = part("close");
%}

# Russian Galicia OR NOT Army Trieste          (Fleet Black Sea OR Rum) AND NOT Bulgaria
condition -> term                      {% id %}
           | condition %and term       {% ([left, , right]) => ({ kind: "and", left, right }) %}
           | condition %or term        {% ([left, , right]) => ({ kind: "or", left, right }) %}

term -> %unit                          {% ([leaf]) => ({ kind: "unit", leaf: leaf.index }) %}
      | %not term                      {% ([, of]) => ({ kind: "not", of }) %}
      | %open condition %close         {% ([, inner]) => inner %}

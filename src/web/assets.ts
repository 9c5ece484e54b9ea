/** The style sheet of the pages, and the one script, without which they work too: arrow keys turn phases. */

export const styleSheet = `:root{color-scheme:light
  dark;--ink:#21272b;--soft:#51595f;--paper:#fbf8f0;--line:#c9c2b2;--link:#0b5a86} @media
  (prefers-color-scheme:dark){:root{--ink:#e8e4da;--soft:#b4b0a6;--paper:#191b1d;--line:#44484b;--link:#8cc6ea}}
  *{box-sizing:border-box} body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5
  system-ui,-apple-system,"Segoe UI",sans-serif} header,main,footer{max-width:64rem;margin:0
  auto;padding:.5rem 1rem} header{border-bottom:1px solid var(--line)} footer{border-top:1px solid
  var(--line);margin-top:2rem;color:var(--soft)} a{color:var(--link)}
  a:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--link);outline-offset:2px}
  h1{font-size:1.5rem;line-height:1.2;margin:.75rem 0} h2{font-size:1.2rem;margin:1.5rem 0 .5rem}
  h3{font-size:1rem;margin:.75rem 0 .25rem} figure{margin:0} figure
  img{display:block;width:100%;height:auto} table{border-collapse:collapse} th,td{padding:.2rem
  .75rem .2rem 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
  .n{text-align:right;font-variant-numeric:tabular-nums} .wide{overflow-x:auto}
  .turns{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:.25rem 0} .turns a,.phases
  a,.files a{display:inline-block;padding:.25rem 0} .phases{columns:16rem;padding-left:1.5rem}
  .said,.comment{white-space:pre-wrap;overflow-wrap:anywhere} section ul{margin:.25rem
  0;padding-left:1.25rem} .graph{width:100%;max-width:40rem;height:auto;font-size:11px} .graph
  text{fill:var(--ink)} .graph polyline{fill:none;stroke-width:2;stroke:var(--c)}
  .g0{--c:#c0440b}.g1{--c:#2a50c8}.g2{--c:#3f97dd}.g3{--c:#77716b}
.g4{--c:#12866b}.g5{--c:#9a51dd}.g6{--c:#b98600}.g7{--c:#b03070}`;

export const keyScript = `
addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest && event.target.closest(".wide")) return;
  const id = { ArrowLeft: "before", ArrowRight: "after" }[event.key];
  const link = id && document.getElementById(id);
  if (link) location.href = link.href;
});
`;

/** A supply center. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">' +
  '<circle cx="8" cy="8" r="6" fill="#fffdf6" stroke="#2a50c8" stroke-width="3"/>' +
  '<circle cx="8" cy="8" r="2" fill="#2a50c8"/></svg>';

/** The page's own style; colours are the portal's. */
export const style = `
@font-face{font-family:Vazirmatn;src:url(/fonts/vazirmatn-fa.woff2) format("woff2");font-weight:100 900;font-display:swap;unicode-range:U+0600-06FF,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC}
@font-face{font-family:Vazirmatn;src:url(/fonts/vazirmatn-latin.woff2) format("woff2");font-weight:100 900;font-display:swap;unicode-range:U+0000-00FF,U+2013-2014,U+2018-201D,U+2026}
:root{color-scheme:light dark;--paper:#f7f6f1;--surface:#fff;--ink:#12302d;--ink-2:#41605b;--line:#7c918c;--action:#0b6558;--on-action:#fff;--bad:#b0261c}
@media (prefers-color-scheme:dark){:root{--paper:#0d1816;--surface:#14221f;--ink:#e9f1ee;--ink-2:#b3c6c1;--line:#6a827c;--action:#62c9b3;--on-action:#05231d;--bad:#ff9a8c}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.9 Vazirmatn,Tahoma,system-ui,sans-serif;display:grid;min-block-size:100vh;place-items:center;padding:1rem}
:lang(en) body{line-height:1.65}
main{background:var(--surface);border-radius:1.25rem;box-shadow:0 0 0 1px #0001;padding:clamp(1.25rem,5vw,2.5rem);inline-size:min(100%,28rem)}
h2{font-size:1.0625rem;line-height:1.6;margin:1.75rem 0 0}
a{color:var(--action)}
.other{font-size:.875rem;text-align:center;margin-block-start:1.5rem}
h1{font-size:1.375rem;line-height:1.55;margin:0}
p{margin:.75rem 0 0}
.who,.help{color:var(--ink-2);font-size:.875rem}
.error{color:var(--bad);font-size:.875rem}
.qr{margin-block-start:1rem;inline-size:13rem;background:#fff;border-radius:.75rem;overflow:hidden}
.qr svg{display:block;inline-size:100%;block-size:auto}
code{font-size:.875rem;overflow-wrap:anywhere}
form{margin-block-start:1.25rem}
label{display:block;font-weight:520}
fieldset{border:0;margin:1rem 0 0;padding:0}
legend{font-weight:520;padding:0}
.tick{display:flex;gap:.625rem;align-items:center;font-weight:400;min-block-size:2.75rem}
.tick input{inline-size:1.25rem;block-size:1.25rem;min-block-size:0;margin:0;accent-color:var(--action)}
input{inline-size:100%;min-block-size:3rem;margin-block-start:.25rem;padding:0 1rem;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:.75rem}
input.code{font-size:1.25rem;letter-spacing:.2em;text-align:center}
form>label,form>h2+label{margin-block-start:1rem}
form>label:first-child{margin-block-start:0}
.codes{list-style:none;columns:2;column-gap:1.5rem;margin:1rem 0 0;padding:0;text-align:center;font-variant-numeric:tabular-nums}
.codes code{font-size:1rem}
.button{display:grid;place-items:center;min-block-size:3rem;margin-block-start:1rem;font-weight:520;color:var(--on-action);background:var(--action);border-radius:.75rem;text-decoration:none}
button{inline-size:100%;min-block-size:3rem;margin-block-start:1rem;font:inherit;font-weight:520;color:var(--on-action);background:var(--action);border:0;border-radius:.75rem;cursor:pointer}
button.quiet{margin:0;color:var(--action);background:none;border:1px solid var(--line)}
@media print{body{display:block;background:#fff;color:#000;min-block-size:0}main{box-shadow:none;inline-size:auto}.button,.other{display:none}}
:focus-visible{outline:3px solid var(--action);outline-offset:3px}
`;

/** The sandbox page's own small sheet: the shop's colours and shapes, nothing loaded from anywhere. */
export const style = `
@font-face{font-family:Vazirmatn;src:url(/vazirmatn.woff2) format('woff2');font-weight:100 900;font-display:swap;unicode-range:U+0600-06FF,U+200C-200F,U+066B-066C}
:root{color-scheme:light dark;--paper:#f7f6f1;--surface:#fff;--ink:#13302d;--ink2:#4b605d;--line:#dcdfd8;--edge:#7d8b88;--action:#0b6152;--on:#fff;--soft:#dcece7;--focus:#0b6152}
@media(prefers-color-scheme:dark){:root{--paper:#0d1816;--surface:#14221f;--ink:#eaf2ef;--ink2:#b3c2be;--line:#2a3a36;--edge:#6d807b;--action:#8fe0ce;--on:#0d1816;--soft:#1d3a34;--focus:#8fe0ce}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.8 Vazirmatn,Tahoma,system-ui,sans-serif;overflow-wrap:anywhere}
main{width:min(28rem,100% - 2rem);margin:clamp(1rem,8vh,5rem) auto;background:var(--surface);border:1px solid var(--line);border-radius:1.25rem;padding:clamp(1rem,5vw,2rem)}
header{display:flex;justify-content:space-between;align-items:center;gap:1rem}header a{display:inline-flex;align-items:center;min-height:2.75rem}
h1{font-size:1.5rem;line-height:1.5;margin:0}h2{font-size:1rem;margin:1.25rem 0 0}a{color:var(--action)}
.soft,dt{color:var(--ink2)}dl{margin:1rem 0;display:grid;gap:.5rem}dl div{display:flex;justify-content:space-between;gap:1rem}dd{margin:0;text-align:end}
.total{border-block-start:1px solid var(--line);padding-block-start:.75rem;font-weight:700;font-size:1.125rem}
form{display:grid;gap:.75rem}.btn{display:flex;align-items:center;justify-content:center;min-height:3rem;width:100%;padding:.35rem 1rem;border:1.5px solid transparent;border-radius:.75rem;background:var(--action);color:var(--on);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.btn.s2{background:var(--soft);color:var(--ink)}.btn.s3{background:none;border-color:var(--edge);color:var(--ink)}
.say{background:var(--soft);border-radius:.75rem;padding:.75rem 1rem}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}`;

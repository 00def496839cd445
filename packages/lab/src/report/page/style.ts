/** How the page looks: calm, in the fonts of the system, for screens of any width, light or dark, and for A4. */
export const STYLE = `
:root{--paper:#fdfcf9;--ink:#20242a;--muted:#5f666f;--rule:#e4e1d8;--panel:#f6f4ee;--accent:#3d4a5c;
--r0:#0b62a4;--r1:#c04c00;--r2:#0a7a5a;--r3:#8b3f83;--good:#5b7f95;--soft:#a57a17;--bad:#b4553f}
@media (prefers-color-scheme:dark){:root{--paper:#16181b;--ink:#e6e4de;--muted:#a0a6ad;--rule:#2e3238;--panel:#1d2024;--accent:#b8c4d4;
--r0:#6db5f2;--r1:#f3a25c;--r2:#56cca8;--r3:#d6a0cf;--good:#7fa3b8;--soft:#d8b768;--bad:#d98a72}}
*{box-sizing:border-box}
html{font-size:16px;-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.65;
font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Hiragino Sans","Hiragino Kaku Gothic ProN","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI",Meiryo,sans-serif;
font-variant-numeric:tabular-nums}
h1,h2,h3{font-family:"Iowan Old Style","Palatino Linotype",Palatino,Georgia,"Hiragino Mincho ProN","Yu Mincho","Noto Serif JP","Noto Serif CJK JP",serif;
font-weight:600;line-height:1.25;color:var(--accent);text-wrap:balance}
h1{font-size:2.5rem;margin:.2rem 0 1rem}
h2{font-size:1.5rem;margin:0 0 .9rem;padding-top:1.6rem;border-top:1px solid var(--rule)}
h3{font-size:1.1rem;margin:0 0 .5rem}
p{margin:.6rem 0;max-width:46rem}
small{display:block;font-size:.78rem;line-height:1.5;color:var(--muted);font-weight:400;margin-top:.1rem}
code,pre{font-family:ui-monospace,"SF Mono",Menlo,Consolas,monospace;font-size:.84rem}
pre{background:var(--panel);border:1px solid var(--rule);border-radius:8px;padding:.8rem 1rem;white-space:pre-wrap;overflow-wrap:anywhere}
a{color:inherit;text-decoration-color:var(--rule);text-underline-offset:.2em}
a:hover{text-decoration-color:currentColor}
.sheet{max-width:60rem;margin:0 auto;padding:1.5rem 1.25rem 4rem;position:relative}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
input.lang{position:absolute;top:0;left:0;opacity:0;pointer-events:none}
#lang-ja:checked~.sheet .en,#lang-en:checked~.sheet .ja{display:none}
.switch{position:absolute;top:1.5rem;right:1.25rem;margin:0;display:flex;border:1px solid var(--rule);border-radius:99px;overflow:hidden;font-size:.82rem}
.switch label{padding:.2rem .8rem;cursor:pointer;color:var(--muted)}
#lang-ja:checked~.sheet label[for=lang-ja],#lang-en:checked~.sheet label[for=lang-en]{background:var(--accent);color:var(--paper)}
#lang-ja:focus-visible~.sheet label[for=lang-ja],#lang-en:focus-visible~.sheet label[for=lang-en]{outline:2px solid var(--r0);outline-offset:-2px}
.brand{margin:0;color:var(--muted);letter-spacing:.04em;font-size:.92rem}
.badge{border:1px solid currentColor;border-radius:99px;padding:.05rem .6rem;font-size:.76rem;margin-left:.5rem}
.regulations,.lights,.lines,nav ul{list-style:none;padding:0;margin:0}
.regulations li{font-size:1.05rem}
.regulations code{color:var(--muted);margin-left:.4rem}
.facts{display:flex;flex-wrap:wrap;gap:.5rem 2rem;margin:1rem 0 0;font-size:.9rem}
.facts dt{color:var(--muted);font-size:.78rem}
.facts dd{margin:0}
nav{margin:1.6rem 0 2rem;font-size:.88rem}
nav ul{display:flex;flex-wrap:wrap;gap:.15rem 1.1rem}
section{margin:0 0 2.4rem}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1rem}
.card{background:var(--panel);border-radius:10px;padding:1rem 1.2rem;border-top:3px solid var(--c)}
.card ul{margin:0;padding-left:1.1rem}
.card li{margin:.35rem 0}
.caution{border-left:3px solid var(--soft);padding-left:.9rem;color:var(--muted);font-size:.92rem;margin-top:1.2rem}
.note,.legend{color:var(--muted);font-size:.84rem}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;margin:.3rem 0}
.inline{white-space:nowrap;margin-right:1rem}
.chip{vertical-align:-2px;fill:var(--c)}
.r0{--c:var(--r0)}.r1{--c:var(--r1)}.r2{--c:var(--r2)}.r3{--c:var(--r3)}
figure{margin:1.4rem 0}
figcaption{font-size:.92rem;max-width:46rem}
figcaption strong{display:block;font-size:1.02rem}
table{border-collapse:collapse;width:100%}
th{text-align:left;font-weight:600}
thead th,thead td{font-size:.78rem;color:var(--muted);font-weight:400;vertical-align:bottom}
.tracks{table-layout:fixed;font-size:.9rem;margin-top:.4rem}
.tracks th:first-child{width:27%}
.tracks .figures{width:12.5rem}
.tracks tbody tr{border-top:1px solid var(--rule)}
.tracks th,.tracks td{padding:.3rem 0;vertical-align:top;line-height:22px}
.tracks thead th,.tracks thead td{line-height:1.3;padding-bottom:.1rem}
.tracks small{line-height:1.5}
.tracks .drawn{padding-left:.6rem;padding-right:.9rem}
.lane{height:22px;line-height:22px;white-space:nowrap}
.lane .value{color:var(--c);font-weight:600}
.interval{color:var(--muted);font-size:.8rem}
.count{color:var(--muted);font-size:.74rem}
.nothing{color:var(--muted);font-size:.82rem}
.delta{font-size:.8rem;line-height:1.4}
.sign{display:inline-block;width:1em}
.clear{font-weight:600}.clear .interval{font-weight:400}
.unclear{color:var(--muted)}
.star{color:var(--soft)}
svg{display:block}
.chip,svg.mark{display:inline}
.track,.heat,.histogram,.axis{overflow:visible}
svg text{font-size:11px;fill:var(--muted)}
.grid{stroke:var(--rule);stroke-width:1}
.origin{stroke:var(--muted);stroke-width:1}
.bar{fill:var(--c);fill-opacity:.25}
.whisker{stroke:var(--c);stroke-width:3}
.outer{stroke:var(--c);stroke-width:1}
.mark{fill:var(--c);stroke:var(--paper);stroke-width:1}
.column{fill:var(--c);fill-opacity:.22}
.edge{stroke:var(--c);stroke-width:2}
.histogram .r1 .edge{stroke-dasharray:5 2}
.histogram .r2 .edge{stroke-dasharray:2 2}
.cell{fill:var(--panel);stroke:var(--paper);stroke-width:1}
.warm{fill:var(--c);stroke:var(--paper);stroke-width:1}
.plot{display:grid;grid-template-columns:44px minmax(0,1fr)}
rect.resolved{fill:var(--good)}rect.fizzled{fill:var(--soft)}rect.negated{fill:var(--bad)}rect.open{fill:var(--rule)}
.swatch{display:inline-block;width:.8em;height:.8em;border-radius:2px}
i.resolved{background:var(--good)}i.fizzled{background:var(--soft)}i.negated{background:var(--bad)}i.open{background:var(--rule)}
.scroll{overflow-x:auto}
.metrics,.plain{font-size:.88rem}
.metrics th,.metrics td{padding:.4rem .8rem .4rem 0;vertical-align:top;border-top:1px solid var(--rule)}
.metrics thead th{border:0}
.metrics th[scope=row]{width:44%;font-weight:500}
.metrics .group th{padding-top:1.2rem;color:var(--accent);font-weight:600;border-top:0}
.metrics td .interval{display:block}
.metrics .value{font-weight:600}
.plain{width:auto;margin:.4rem 0}
.plain caption{text-align:left;color:var(--muted);font-size:.8rem}
.plain th,.plain td{padding:.15rem 1rem .15rem 0;border-top:1px solid var(--rule);white-space:nowrap}
.plain td{text-align:right}
.plain td.text{text-align:left}
.plain thead th:not(:first-child){text-align:right}
.plain th{font-weight:400}
details{margin:.4rem 0;font-size:.88rem}
summary{cursor:pointer;color:var(--muted);width:fit-content}
.lines li{margin:.2rem 0;font-size:.92rem}
.lights{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1rem}
.lights li{background:var(--panel);border-radius:10px;padding:.8rem 1.1rem;border-left:4px solid var(--rule)}
.lights .seen{border-left-color:var(--soft)}
.lights strong{display:block;margin-bottom:.3rem}
.terms{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:.8rem 2rem;margin:0}
.terms dt{font-weight:600}
.terms dd{margin:0;color:var(--muted);font-size:.92rem}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media (max-width:40rem){
h1{font-size:1.9rem}h2{font-size:1.3rem}
.sheet{padding:1rem 1rem 3rem}
.switch{position:static;width:fit-content;margin:0 0 1rem auto}
.tracks,.tracks thead,.tracks tbody{display:block}
.tracks{font-size:.86rem}
.tracks tr{display:grid;grid-template-columns:minmax(0,1fr) 10.4rem}
.tracks th:first-child,.tracks .figures{width:auto}
.tracks thead th:first-child{display:none}
.tracks tbody th,.tracks .wide{grid-column:1/-1}
.tracks tbody th{padding-bottom:0}
.tracks .drawn{padding-left:.4rem;padding-right:.9rem}
.lane .interval,.delta{font-size:.76rem}
.metrics{font-size:.82rem}
.metrics th[scope=row]{width:38%}
.metrics th,.metrics td{padding-right:.5rem}}
@media print{
@page{size:A4;margin:14mm 13mm}
:root{--paper:#fff;--ink:#111;--muted:#555;--rule:#ddd;--panel:#f6f6f4;--accent:#222;
--r0:#0b62a4;--r1:#c04c00;--r2:#0a7a5a;--r3:#8b3f83;--good:#5b7f95;--soft:#a57a17;--bad:#b4553f}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}
html{font-size:9.5pt}
.sheet{max-width:none;padding:0}
.switch,nav,details:not([open]){display:none}
h2,h3,figcaption,.legend,thead{break-after:avoid}
tr,.card,.plot,.lights li,.terms div,pre{break-inside:avoid}
thead{display:table-header-group}
.scroll{overflow:visible}
section{margin-bottom:1.2rem}}
`;

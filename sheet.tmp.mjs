import { chromium } from 'playwright-core';
// node sheet.tmp.mjs out.png scale maxh file...
const [out, scale, maxh, ...files] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] });
const p = await b.newPage({ viewport: { width: 2000, height: 600 } });
import { pathToFileURL } from 'node:url'; import { writeFileSync } from 'node:fs';
writeFileSync('/tmp/sheet.html', `<body style="margin:8px;background:#777;display:flex;flex-wrap:wrap;gap:8px;align-items:start;font:12px sans-serif;width:1984px">` + files.map(g => { const [f,o=0]=g.split('@'); const w = +(f.match(/-(\d+)\.png/)?.[1] ?? 800) * scale; return `<div>${f.split('screenshots/')[1]}<div style="width:${w}px;max-height:${maxh}px;overflow:hidden"><img src="${pathToFileURL(f)}" style="width:100%;margin-top:-${o*scale}px"></div></div>` }).join(''));
await p.goto('file:///tmp/sheet.html', {waitUntil:'load'});
await p.screenshot({ path: out, fullPage: true });
await b.close();

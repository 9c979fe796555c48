// node tests/bench/record.mjs <folder of the comparison>/results.json
//
// Records a run of the comparison for the manual: processor time, which depends less on what else the machine
// does, and what one page loads, compressed. The home page and the page about performance show the file.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const corpus = 'synthetic-1000';
const names = {
  self: 'Colophon',
  hugo: 'Hugo',
  eleventy: 'Eleventy',
  starlight: 'Starlight',
  vitepress: 'VitePress',
};
const own = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
const { machine, peers } = JSON.parse(readFileSync(process.argv[2] ?? 'results.json', 'utf8'));

const kilobytes = (bytes) => Math.round(bytes / 100) / 10;
const tools = Object.entries(names).flatMap(([id, name]) => {
  const { build, weight } = peers[id]?.corpora?.[corpus] ?? {};
  if (!build?.cold || !weight?.browser) return [];
  return {
    id,
    name,
    version: id === 'self' ? own : peers[id].version.replace(/ .*/, ''),
    runs: build.cold.n,
    coldSeconds: build.cold.cpu,
    editSeconds: build.touch.cpu,
    memoryMegabytes: build.cold.treeMB,
    scriptKilobytes: kilobytes(weight.browser.jsBytes),
    styleKilobytes: kilobytes(weight.browser.cssBytes),
    htmlKilobytes: kilobytes(weight.browser.htmlBytes),
    requests: weight.browser.requests,
  };
});
const recorded = {
  date: peers.self.corpora[corpus].build.at.slice(0, 10),
  cores: machine.cpus,
  pages: peers.self.corpora[corpus].build.pages,
  tools,
};
writeFileSync(
  fileURLToPath(new URL('../../content/home/benchmark.json', import.meta.url)),
  `${JSON.stringify(recorded, null, 2)}\n`,
);

// node tests/bench/record.mjs <folder of the comparison>/results.json [<real corpus>=<name> …]
//
// Records a quiet run of the comparison for the manual: seconds that a maintainer waits, peak memory, and
// what one page loads, compressed. The home page and the page about performance show the file.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The tools in the order of the file. */
const names = {
  self: 'Colophon',
  hugo: 'Hugo',
  eleventy: 'Eleventy',
  vitepress: 'VitePress',
  starlight: 'Starlight',
};
const own = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
const [file = 'results.json', ...real] = process.argv.slice(2);
const { machine, peers } = JSON.parse(readFileSync(file, 'utf8'));
const generated = 'synthetic-1000';
/** The headers of an answer, which the browser counts with each script: 209 bytes of our own one. */
const { browser, static: files } = peers.self.corpora[generated].weight;
const headers = (browser.jsBytes - files.jsGz) / browser.jsRequests;
const { at, pages } = peers.self.corpora[generated].build;
const recorded = {
  date: at.slice(0, 10),
  cores: machine.cpus,
  pages,
  tools: toolsOf(generated),
  real: real.map((written) => {
    const [corpus, name] = written.split('=');
    return { name, pages: peers.self.corpora[corpus].build.pages, tools: toolsOf(corpus) };
  }),
};
writeFileSync(
  fileURLToPath(new URL('../../content/home/benchmark.json', import.meta.url)),
  `${JSON.stringify(recorded, null, 2)}\n`,
);

/** Returns the figures of every tool that built a corpus. */
function toolsOf(corpus) {
  return Object.entries(names).flatMap(([id, name]) => {
    const { build, weight } = peers[id]?.corpora?.[corpus] ?? {};
    if (!build?.cold || !weight?.browser) return [];
    return {
      id,
      name,
      version: id === 'self' ? own : peers[id].version.replace(/ .*/, ''),
      runs: build.cold.n,
      coldSeconds: hundredths(build.cold.wall),
      editSeconds: hundredths(build.touch.wall),
      memoryMegabytes: build.cold.treeMB,
      scriptKilobytes: kilobytes(weight.browser.jsBytes - headers * weight.browser.jsRequests),
      styleKilobytes: kilobytes(weight.browser.cssBytes),
      htmlKilobytes: kilobytes(weight.browser.htmlBytes),
      requests: weight.browser.requests,
    };
  });
}

function hundredths(seconds) {
  return Math.round(seconds * 100) / 100;
}

function kilobytes(bytes) {
  return Math.round(bytes / 100) / 10;
}

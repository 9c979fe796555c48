// Corpora of the comparison: synthetic pages, or real ones from folders of Markdown.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/**
 * Parses `--corpus`: names of synthetic corpora, and real ones as `real:<folder>[+<folder>…][:<pages>]`,
 * separated by commas. A real corpus has 1,000 pages unless it says otherwise: `real:docs/en:1000` →
 * `real-en-1000`.
 */
export function parseCorpusNames(written) {
  return written.split(',').map((name) => {
    const [, folders, pages = '1000'] = /^real:(.+?)(?::(\d+))?$/.exec(name) ?? [];
    if (folders === undefined)
      return { kind: 'synthetic', name, pages: Number(/\d+/.exec(name)?.[0] ?? 1000) };
    const sources = folders.split('+').map((folder) => resolve(folder));
    const missing = sources.find((folder) => !existsSync(folder));
    if (missing) throw new Error(`The folder ${missing} of the corpus "${name}" does not exist.`);
    const words = sources.map((folder) => basename(folder).replace(/\W+/g, '-'));
    return { kind: 'real', name: `real-${words.join('-')}-${pages}`, folders: sources, pages: Number(pages) };
  });
}

/**
 * Generates a corpus in a copy of the comparison's generators, and returns its folder and its manifest with
 * the text of each page.
 */
export function createCorpus(corpus, { compare, scratch }) {
  const generators = join(scratch, 'corpus');
  mkdirSync(generators, { recursive: true });
  for (const script of ['generate.mjs', 'real.mjs'])
    cpSync(join(compare, 'corpus', script), join(generators, script));
  const folder = join(generators, corpus.name);
  const args =
    corpus.kind === 'real'
      ? ['real.mjs', corpus.name, String(corpus.pages), ...corpus.folders]
      : ['generate.mjs', corpus.name];
  execFileSync(process.execPath, args, { cwd: generators, stdio: ['ignore', 'ignore', 'inherit'] });
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  for (const page of manifest.pages) {
    const text = readFileSync(join(folder, page.section, `${page.slug}.md`), 'utf8');
    page.body = text.slice(text.indexOf('\n---\n', 4) + 6);
  }
  return { folder, manifest };
}

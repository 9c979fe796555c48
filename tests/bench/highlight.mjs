// Compares highlighters on real fences: node tests/bench/highlight.mjs [--peers <folder>] [--limit 600]
// <folder of pages> … Peers come from the given folder (run `npm install --no-save prismjs lowlight shiki`
// there); missing ones are left out.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    peers: { type: 'string', default: root },
    limit: { type: 'string', default: '600' },
    one: { type: 'string' },
  },
});
const folders = positionals.length > 0 ? positionals : [join(root, 'content')];
const languages = ['tsx', 'ts', 'jsx', 'js', 'bash', 'json', 'css', 'diff', 'html', 'yaml'];

function readFences() {
  const pages = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith('.md'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  return pages
    .flatMap((page) => [...page.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm)])
    .map(([, language, text]) => ({ language, text }))
    .filter(({ language }) => languages.includes(language))
    .slice(0, Number(values.limit));
}

/** Imports a package of the peers' folder, as an application there would. */
function load(name) {
  const require = createRequire(join(resolve(values.peers), 'index.js'));
  try {
    return import(pathToFileURL(require.resolve(name)).href);
  } catch {
    // A package of modules only has no entry for require.
    const { exports, main } = JSON.parse(readFileSync(packageFile(name, 'package.json'), 'utf8'));
    const entry = exports?.['.']?.default ?? exports?.['.'] ?? exports ?? main;
    return import(pathToFileURL(packageFile(name, entry)).href);
  }
}

function packageFile(name, file) {
  for (let folder = resolve(values.peers); ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name, file);
    if (statSync(path, { throwIfNoEntry: false })) return path;
    if (folder === dirname(folder)) throw new Error(`${name} is not installed`);
  }
}

/** Each highlighter as a function from a fence to HTML. */
const highlighters = {
  async ours() {
    const outfile = join(root, 'node_modules/.cache/highlight-bench.mjs');
    await build({
      entryPoints: [join(root, 'src/parse/code/highlight.ts')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
      logLevel: 'error',
    });
    const { highlight } = await import(pathToFileURL(outfile).href);
    // A text that ends in another line is another text to the cache.
    let run = 0;
    return {
      start: () => {
        run += 1;
      },
      render: ({ language, text }) => highlight(text + '\n'.repeat(run), language),
    };
  },
  async prismjs() {
    const { default: prism } = await load('prismjs');
    const { default: loadLanguages } = await load('prismjs/components/index.js');
    loadLanguages(
      languages.filter((language) => !['ts', 'js', 'html'].includes(language)).concat('typescript', 'markup'),
    );
    return { render: ({ language, text }) => prism.highlight(text, prism.languages[language], language) };
  },
  async lowlight() {
    const { common, createLowlight } = await load('lowlight');
    const { toHtml } = await load('hast-util-to-html');
    const lowlight = createLowlight(common);
    lowlight.registerAlias({ typescript: ['ts', 'tsx'], javascript: ['js', 'jsx'], xml: ['html'] });
    return { render: ({ language, text }) => toHtml(lowlight.highlight(language, text)) };
  },
  async 'highlight.js'() {
    const { default: hljs } = await load('highlight.js');
    return { render: ({ language, text }) => hljs.highlight(text, { language }).value };
  },
  async shiki() {
    const { createHighlighter } = await load('shiki');
    const shiki = await createHighlighter({ langs: languages, themes: ['github-light'] });
    return {
      render: ({ language, text }) => shiki.codeToHtml(text, { lang: language, theme: 'github-light' }),
    };
  },
};

async function measure(name) {
  const fences = readFences();
  const begun = process.cpuUsage();
  const { render, start } = await highlighters[name]();
  const loaded = cpuSince(begun);
  const passes = [1, 2, 3].map(() => {
    start?.();
    const before = process.cpuUsage();
    for (const fence of fences) render(fence);
    return cpuSince(before);
  });
  const html = fences.map(render).join('\n');
  return { name, fences: fences.length, loaded, passes, bytes: html.length, gzip: gzipSync(html).length };
}

/** Milliseconds of processor time, which other programs on the machine change less than the clock. */
function cpuSince(before) {
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1000);
}

/** Columns as wide as their widest cell, the first to the left and figures to the right. */
function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const cell = (value, column) =>
    column === 0 ? value.padEnd(widths[0]) : String(value).padStart(widths[column] ?? 0);
  return rows.map((row) => `${row.map(cell).join('  ')}\n`).join('');
}

/** A process each, so that none finds the other's code warm. */
function measureApart(name) {
  const [, script, ...given] = process.argv;
  try {
    return [JSON.parse(execFileSync(process.execPath, [script, ...given, '--one', name], { stdio: 'pipe' }))];
  } catch (error) {
    const reason = String(error.stderr).match(/(?:Error|Cannot)[^\n]*/)?.[0] ?? error.message;
    process.stderr.write(`${name} is left out: ${reason}\n`);
    return [];
  }
}

if (values.one !== undefined) {
  process.stdout.write(JSON.stringify(await measure(values.one)));
} else {
  const head = ['', 'load ms', 'first pass ms', 'third pass ms', 'HTML kB', 'gzip kB'];
  const measured = Object.keys(highlighters).flatMap(measureApart);
  const rows = measured.map(({ name, loaded, passes: [first, , third], bytes, gzip }) => {
    return [name, loaded, first, third, Math.round(bytes / 1000), Math.round(gzip / 1000)];
  });
  process.stdout.write(`${measured[0]?.fences ?? 0} fences, processor time\n${table([head, ...rows])}`);
}

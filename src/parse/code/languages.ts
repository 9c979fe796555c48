/** The highlighted languages with their aliases. `text` is not highlighted. */
const aliases = {
  text: ['txt', 'plain', 'plaintext', 'none', 'ansi', 'log', 'output'],
  apacheconf: ['apache', 'htaccess'],
  bash: ['sh', 'shell', 'zsh', 'fish', 'console', 'terminal', 'shellsession'],
  c: ['h'],
  cpp: ['c++', 'hpp'],
  csharp: ['cs', 'c#'],
  css: [],
  dart: [],
  diff: ['patch'],
  docker: ['dockerfile'],
  elixir: ['ex', 'exs'],
  go: ['golang'],
  graphql: ['gql'],
  handlebars: ['hbs', 'mustache'],
  hcl: ['terraform', 'tf'],
  html: ['htm', 'vue', 'vue-html', 'svelte', 'astro'],
  http: [],
  ini: ['properties', 'env', 'dotenv'],
  java: [],
  js: ['javascript', 'mjs', 'cjs'],
  json: ['jsonc', 'json5', 'webmanifest'],
  jsx: [],
  kotlin: ['kt', 'kts'],
  less: [],
  lua: [],
  makefile: ['make'],
  markdown: ['md', 'mdx', 'markdoc', 'mdoc'],
  nginx: ['nginxconf'],
  php: [],
  powershell: ['ps1', 'pwsh', 'ps'],
  protobuf: ['proto'],
  python: ['py'],
  r: [],
  ruby: ['rb'],
  rust: ['rs'],
  scala: [],
  scss: ['sass'],
  sql: [],
  swift: [],
  toml: [],
  ts: ['typescript', 'mts', 'cts'],
  tsx: [],
  xml: ['svg', 'rss', 'atom'],
  yaml: ['yml'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Canonical name of a language that can be highlighted. */
export type Language = keyof typeof aliases;

const byName: ReadonlyMap<string, Language> = new Map(
  (Object.keys(aliases) as Language[]).flatMap((language) =>
    [language, ...aliases[language]].map((name): [string, Language] => [name, language]),
  ),
);

/** Every name that a fence may use for its language. */
export const languageNames: readonly string[] = [...byName.keys()];

/**
 * Finds a language by name or alias in any letter case: `sh` → `bash`, `TSX` → `tsx`. Undefined for an
 * unknown name.
 */
export function languageOf(written: string): Language | undefined {
  return byName.get(written.toLowerCase());
}

/** The language of a file by its extension; `text` for an unknown one. */
export function languageOfFile(path: string): Language {
  return languageOf(path.replace(/^.*\./, '')) ?? 'text';
}

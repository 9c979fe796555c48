/** The highlighted languages with their aliases. `text` is not highlighted. */
const aliases = {
  text: ['txt', 'plain', 'plaintext', 'none', 'ansi', 'log', 'output'],
  bash: ['sh', 'shell', 'zsh', 'fish', 'console', 'terminal', 'shellsession'],
  c: ['h'],
  cpp: ['c++', 'hpp'],
  csharp: ['cs', 'c#'],
  css: [],
  diff: ['patch'],
  docker: ['dockerfile'],
  go: ['golang'],
  graphql: ['gql'],
  html: ['htm', 'vue', 'vue-html', 'svelte', 'astro'],
  http: [],
  ini: ['properties', 'env', 'dotenv'],
  java: [],
  js: ['javascript', 'mjs', 'cjs'],
  json: ['jsonc', 'json5', 'webmanifest'],
  jsx: [],
  kotlin: ['kt', 'kts'],
  less: [],
  markdown: ['md', 'mdx', 'markdoc', 'mdoc'],
  php: [],
  powershell: ['ps1', 'pwsh', 'ps'],
  python: ['py'],
  ruby: ['rb'],
  rust: ['rs'],
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

/** Names of the languages that can be highlighted, each with the other names authors give it. `text` is drawn plain. */
const spellings = {
  text: ['txt', 'plain', 'plaintext', 'none'],
  bash: ['sh', 'shell', 'zsh', 'console', 'terminal', 'shellsession'],
  c: ['h'],
  cpp: ['c++', 'hpp'],
  csharp: ['cs', 'c#'],
  css: [],
  diff: ['patch'],
  docker: ['dockerfile'],
  go: ['golang'],
  graphql: ['gql'],
  html: ['htm', 'vue', 'svelte'],
  http: [],
  ini: ['properties', 'env', 'dotenv'],
  java: [],
  js: ['javascript', 'mjs', 'cjs'],
  json: ['jsonc', 'json5', 'webmanifest'],
  jsx: [],
  kotlin: ['kt', 'kts'],
  less: [],
  markdown: ['md', 'mdx'],
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

/** A language that can be highlighted, by its one name here. */
export type Language = keyof typeof spellings;

const byName: ReadonlyMap<string, Language> = new Map(
  (Object.keys(spellings) as Language[]).flatMap((language) =>
    [language, ...spellings[language]].map((name): [string, Language] => [name, language]),
  ),
);

/** Every name a fence may give its language. */
export const languageNames: readonly string[] = [...byName.keys()];

/** The language an author means, whatever the letter case; undefined when it is not known: `sh` → `bash`, `TSX` → `tsx`. */
export function languageOf(written: string): Language | undefined {
  return byName.get(written.toLowerCase());
}

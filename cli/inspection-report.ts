import type { InspectedTree, TreeKind, Unplaced } from '../src/index.ts';
import { counted, type Paint } from './terminal.ts';
import { visibleControls } from './visible-controls.ts';

const kinds: Readonly<Record<TreeKind, string>> = {
  family: 'documentation of React components',
  vitepress: 'a site of VitePress',
  starlight: 'a site of Starlight',
  docusaurus: 'a site of Docusaurus',
  mdbook: 'a book of mdBook',
  next: 'Markdown routes of Next.js',
  markdown: 'a folder of Markdown',
};

/** Names that are printed for one reason; the others are counted. */
const mostNames = 8;

/** Describes what an inspection has found, and what it could not place. */
export function inspectionReport(tree: InspectedTree, from: string, paint: Paint): string {
  const origin = tree.config === undefined ? from : `${from} (${tree.config})`;
  const found = [`Found ${kinds[tree.kind]} in ${origin}`, ...facts(tree).map((fact) => `  ${fact}`)];
  const missing = byReason(tree.unplaced).map(({ kind, reason, names }) =>
    missingText({ kind, reason, names }, paint),
  );
  const heading = missing.length === 0 ? [] : ['', paint('warning', 'Not on the new site:'), ...missing];
  return `${[visibleControls(found.join('\n')), ...heading].join('\n')}\n\n`;
}

function facts({ pages, products, languages, apiDocuments, packages }: InspectedTree): string[] {
  const entries = products.map(({ navigation }) => (navigation === 'auto' ? 0 : count(navigation)));
  const written = entries.reduce((sum, one) => sum + one, 0);
  const names = languages.map(({ id }) => id).join(', ');
  return [
    counted(pages.length, 'page'),
    written === 0
      ? 'no navigation; it follows from the folders (navigation: auto)'
      : `${written.toLocaleString('en-US')} navigation ${written === 1 ? 'entry' : 'entries'}`,
    `${counted(products.length, 'product')}: ${products.map(({ name }) => name).join(', ')}`,
    `${counted(languages.length, 'language')}: ${names}`,
    ...packageFacts(Object.keys(packages?.ranges ?? {}).length),
    ...(apiDocuments > 0 ? [counted(apiDocuments, 'API document')] : []),
  ];
}

function packageFacts(count: number): string[] {
  return count === 0 ? [] : [`${counted(count, 'package')} that demos import`];
}

interface Entry {
  readonly children?: readonly Entry[] | undefined;
}

function count(entries: readonly Entry[]): number {
  return entries.reduce((sum, { children = [] }) => sum + (children.length === 0 ? 1 : count(children)), 0);
}

interface Missing {
  readonly kind: Unplaced['kind'];
  readonly reason: string;
  readonly names: readonly string[];
}

const nouns: Readonly<Record<Unplaced['kind'], string>> = {
  page: 'page',
  file: 'file or folder',
  setting: 'setting',
  entry: 'navigation entry',
  alias: 'alias',
  package: 'package',
};

function byReason(unplaced: readonly Unplaced[]): Missing[] {
  const groups = new Map<string, Unplaced[]>();
  for (const one of unplaced) {
    const key = `${one.kind} ${one.reason}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, names: [...new Set(group.map(named))] }] : [];
  });
}

/** `integrations[0] (astro.config.mjs:12)`; the first line stands for the whole file. */
function named({ name, place }: Unplaced): string {
  if (place === undefined) return name;
  return place.line === 1 ? name : `${name} (${place.file}:${place.line})`;
}

function missingText({ kind, reason, names }: Missing, paint: Paint): string {
  const shown = names.slice(0, mostNames);
  const rest = names.length - shown.length;
  const noun = names.length === 1 ? nouns[kind] : plural(nouns[kind]);
  const heading = `  ${names.length.toLocaleString('en-US')} ${noun} ${visibleControls(reason)}`;
  const lines = shown.map((name) => `    ${paint('muted', visibleControls(name))}`);
  return [
    heading,
    ...lines,
    ...(rest > 0 ? [`    ${paint('muted', `and ${rest.toLocaleString('en-US')} more`)}`] : []),
  ].join('\n');
}

function plural(noun: string): string {
  if (noun === 'file or folder') return 'files or folders';
  if (noun === 'alias') return 'aliases';
  return noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

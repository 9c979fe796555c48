import type {
  ApiArgument,
  ApiDeprecation,
  ApiDocument,
  ApiGroup,
  ApiInherited,
  ApiItem,
} from '../../model/api-document.ts';
import type { Words } from '../../model/words.ts';
import { inlineCode } from '../../parse/api/markdown-writer.ts';
import { fenced } from '../../parse/code/fenced.ts';

type ReferenceWords = Words['reference'];

/** Returns an API document as Markdown, for pasting and for machines: a table for each group. */
export function referenceMarkdown(document: ApiDocument, words: ReferenceWords): string {
  const { name, kind, imports, description, deprecation, demos, signatures, examples, groups } = document;
  const blocks = [
    `# ${words.title.replace('{name}', () => name)}`,
    words.about[kind].replace('{name}', () => name),
    deprecation && `> ${deprecationText(deprecation, words).replaceAll('\n', '\n> ')}`,
    description?.markdown,
    ...signatures.map((signature) => fenced('ts', signature)),
    ...(imports.length > 0 ? [`## ${words.import}`, fenced('js', imports.join('\n'))] : []),
    ...examples.map((example) => fenced('tsx', example)),
    ...(demos ? [`## ${words.demos}`, demos.markdown] : []),
    ...factsMarkdown(document, words.facts),
    ...groups.flatMap((group) => groupMarkdown(group, words)),
  ];
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`;
}

/** Returns what holds for the props of a component as a whole, as a list. */
function factsMarkdown(
  { spread, inheritance, cssComponent, refTarget, themeDefaultProps, muiName }: ApiDocument,
  words: ReferenceWords['facts'],
): string[] {
  const link = inheritance?.pathname;
  const name = inheritance && inlineCode(inheritance.component);
  const inherited = name && (link === undefined ? name : `[${name}](${link})`);
  const facts = [
    spread && (inherited ? words.spreadTo.replace('{name}', () => inherited) : words.spread),
    !spread && inherited && words.inheritance.replace('{name}', () => inherited),
    cssComponent && words.css,
    refTarget === false && words.noRef,
    typeof refTarget === 'string' && words.ref.replace('{target}', () => inlineCode(refTarget)),
    themeDefaultProps &&
      (muiName === undefined ? words.theme : words.themeName.replace('{name}', () => inlineCode(muiName))),
  ].filter((fact) => typeof fact === 'string');
  return facts.length === 0 ? [] : [facts.map((fact) => `- ${fact}`).join('\n')];
}

function groupMarkdown({ kind, items, inherited }: ApiGroup, words: ReferenceWords): string[] {
  return [
    `## ${words.groups[kind]}`,
    ...(items.length > 0 ? [table(items, words)] : []),
    ...inherited.flatMap((one) => inheritedMarkdown(one, words)),
  ];
}

/** Inherited items are a list of names: their descriptions are those of their own types. */
function inheritedMarkdown({ source, items }: ApiInherited, words: ReferenceWords): string[] {
  const names = items.map(({ name, type }) => `${inlineCode(name)}: ${inlineCode(type)}`);
  return [
    `### ${words.inherited.replace('{source}', () => source)}`,
    names.map((name) => `- ${name}`).join('\n'),
  ];
}

interface Column {
  readonly title: string;
  cell(item: ApiItem): string;
}

/** Columns without any text are left out. */
function table(items: readonly ApiItem[], words: ReferenceWords): string {
  const all: readonly Column[] = [
    { title: words.name, cell: ({ name }) => (name === '' ? '' : inlineCode(name)) },
    {
      title: words.className,
      cell: ({ className }) => (className === undefined ? '' : inlineCode(className)),
    },
    { title: words.type, cell: ({ type }) => (type ? inlineCode(type.text) : '') },
    { title: words.default, cell: (item) => (item.default === undefined ? '' : inlineCode(item.default)) },
    { title: words.description, cell: (item) => description(item, words) },
  ];
  const columns = all.filter(({ cell }) => items.some((item) => cell(item) !== ''));
  const row = (cells: readonly string[]) => `| ${cells.map(tableCell).join(' | ')} |`;
  return [
    row(columns.map(({ title }) => title)),
    row(columns.map(() => '---')),
    ...items.map((item) => row(columns.map(({ cell }) => cell(item)))),
  ].join('\n');
}

/** A cell is one line, and its bars are escaped, also in code. */
function tableCell(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, '<br>')
    .replaceAll('|', '\\|');
}

function description(item: ApiItem, words: ReferenceWords): string {
  const { required, deprecation, since, signature, seeMore } = item;
  const parts = [
    required && `**${words.required}.**`,
    deprecation && deprecationText(deprecation, words),
    since !== undefined && `${words.since.replace('{version}', () => since)}.`,
    item.description?.markdown,
    seeMore?.markdown,
    signature && inlineCode(signature.text),
    ...(signature?.parameters ?? []).map((parameter) => argumentText(parameter)),
    signature?.returns && argumentText(signature.returns, words.returns),
  ];
  return parts.filter((part) => typeof part === 'string').join('\n');
}

/** `value` (`string`): The new value. */
function argumentText({ name, type, description }: ApiArgument, title?: string): string {
  const named = [
    title ?? inlineCode(name ?? ''),
    type && (title === undefined ? `(${inlineCode(type.text)})` : inlineCode(type.text)),
  ];
  const text = named.filter((part) => part !== undefined).join(' ');
  return description ? `${text}: ${description.markdown}` : text;
}

function deprecationText({ reason }: ApiDeprecation, { deprecated }: ReferenceWords): string {
  return reason ? `**${deprecated}.** ${reason.markdown}` : `**${deprecated}.**`;
}

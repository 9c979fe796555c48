import type {
  ApiArgument,
  ApiDeprecation,
  ApiDocument,
  ApiGroup,
  ApiGroupKind,
  ApiInherited,
  ApiInheritedItem,
  ApiItem,
  ApiText,
  ApiType,
} from '../../model/api-document.ts';
import type { Words } from '../../model/words.ts';
import { inlineCode } from '../../parse/api/markdown-writer.ts';
import { fenced } from '../../parse/code/fenced.ts';
import { combinationText } from './combined-props.ts';
import { isGiven } from './group-props.ts';
import { wrapSignature } from './wrap-signature.ts';

/** How an API document is written as Markdown. */
export interface ReferenceMarkdown {
  readonly words: Words['reference'];
  /** Characters of a type that the page shows. */
  readonly limit: number;
  /** Returns a text as Markdown, with the addresses of its links. */
  textOf(text: ApiText): string;
  /** The address of the page that the document inherits from. */
  readonly inherited?: string | undefined;
}

/** Returns an API document as Markdown, for pasting and for machines: a table for each group. */
export function referenceMarkdown(document: ApiDocument, context: ReferenceMarkdown): string {
  const { words, textOf } = context;
  const { name, kind, imports, description, deprecation, demos, signatures, examples, groups } = document;
  const blocks = [
    `# ${words.title.replace('{name}', () => name)}`,
    words.about[kind].replace('{name}', () => name),
    deprecation && `> ${deprecationText(deprecation, context).replaceAll('\n', '\n> ')}`,
    description && textOf(description),
    ...signatures.map((signature) => fenced('ts', wrapSignature(signature))),
    ...(imports.length > 0 ? [`## ${words.import}`, fenced('js', imports.join('\n'))] : []),
    ...examples.map((example) => fenced('tsx', example)),
    ...(demos ? [`## ${words.demos}`, textOf(demos)] : []),
    // They are about the props, which come first.
    ...groups.slice(0, 1).flatMap((group) => groupMarkdown(group, context)),
    ...factsMarkdown(document, context),
    ...groups.slice(1).flatMap((group) => groupMarkdown(group, context)),
  ];
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`;
}

/** Returns what holds for the props of a component as a whole, as a list. */
function factsMarkdown(
  { spread, inheritance, cssComponent, refTarget, themeDefaultProps, muiName }: ApiDocument,
  { words: { facts: words }, inherited: address }: ReferenceMarkdown,
): string[] {
  const link = address ?? inheritance?.pathname;
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

function groupMarkdown(
  { kind, items, inherited, combinations = [] }: ApiGroup,
  context: ReferenceMarkdown,
): string[] {
  return [
    `## ${context.words.groups[kind]}`,
    ...(items.length > 0 ? [table(items, kind, context)] : []),
    ...combinations.flatMap((one) => [
      context.words.combinations,
      one.map((combination) => `- ${inlineCode(combinationText(combination))}`).join('\n'),
    ]),
    ...inherited.flatMap((one) => inheritedMarkdown(one, context)),
  ];
}

/** Inherited items are a list, in which most have nothing but a name and a type. */
function inheritedMarkdown({ source, items }: ApiInherited, context: ReferenceMarkdown): string[] {
  return [
    `### ${context.words.inherited.replace('{source}', () => source)}`,
    items.map((item) => `- ${inheritedItem(item, context)}`).join('\n'),
  ];
}

/** `margin`: `'dense' | 'none'` (Default: `'none'`). Adds space above and below. */
function inheritedItem(item: ApiInheritedItem, context: ReferenceMarkdown): string {
  const { words, textOf } = context;
  const fallback = item.default === undefined ? '' : ` (${words.default}: ${inlineCode(item.default)})`;
  const texts = [
    item.required && `**${words.required}.**`,
    item.deprecation && deprecationText(item.deprecation, context),
    item.description && textOf(item.description),
  ].filter((text) => typeof text === 'string');
  const head = `${inlineCode(item.name)}: ${inlineCode(item.type)}${fallback}`;
  const text = texts.join(' ').replace(/\s*\n\s*/g, ' ');
  return text === '' ? head : `${head}. ${text}`;
}

interface Column {
  readonly title: string;
  cell(item: ApiItem): string;
}

/** Columns without any text are left out. */
function table(items: readonly ApiItem[], kind: ApiGroupKind, context: ReferenceMarkdown): string {
  const { words } = context;
  const all: readonly Column[] = [
    { title: words.name, cell: ({ name }) => (name === '' ? '' : inlineCode(name)) },
    {
      title: words.className,
      cell: ({ className }) => (className === undefined ? '' : inlineCode(className)),
    },
    { title: words.type, cell: ({ type }) => (type ? inlineCode(type.text) : '') },
    { title: words.default, cell: (item) => (item.default === undefined ? '' : inlineCode(item.default)) },
    { title: words.description, cell: (item) => description(item, kind, context) },
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

function description(item: ApiItem, kind: ApiGroupKind, context: ReferenceMarkdown): string {
  const { words, textOf } = context;
  const { required, deprecation, since, signature, seeMore } = item;
  const parts = [
    required && !isGiven(kind) && `**${words.required}.**`,
    deprecation && deprecationText(deprecation, context),
    since !== undefined && `${words.since.replace('{version}', () => since)}.`,
    item.description && textOf(item.description),
    seeMore && textOf(seeMore),
    item.type && wholeType(item.type, context),
    signature && inlineCode(signature.text),
    ...(signature?.parameters ?? []).map((parameter) => argumentText(parameter, context)),
    signature?.returns && argumentText(signature.returns, context, words.returns),
  ];
  return parts.filter((part) => typeof part === 'string').join('\n');
}

/** `value` (`string`): The new value. */
function argumentText(
  { name, type, description }: ApiArgument,
  { textOf, words, limit }: ReferenceMarkdown,
  title?: string,
): string {
  const named = [
    title ?? inlineCode(name ?? ''),
    type && (title === undefined ? `(${inlineCode(type.text)})` : inlineCode(type.text)),
  ];
  const text = named.filter((part) => part !== undefined).join(' ');
  const whole = type && wholeType(type, { words, limit });
  const described = description ? `${text}: ${textOf(description)}` : text;
  return whole === undefined ? described : `${described}\n${whole}`;
}

/** The resolved form of a type that is too long for the page. */
function wholeType(
  { expanded }: ApiType,
  { words, limit }: Pick<ReferenceMarkdown, 'words' | 'limit'>,
): string | undefined {
  if (expanded === undefined || expanded.length <= limit) return undefined;
  return `${words.fullType}: ${inlineCode(expanded)}`;
}

function deprecationText({ reason }: ApiDeprecation, { words, textOf }: ReferenceMarkdown): string {
  return reason ? `**${words.deprecated}.** ${textOf(reason)}` : `**${words.deprecated}.**`;
}

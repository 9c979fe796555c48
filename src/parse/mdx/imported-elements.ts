import type { LineOrigin, OriginLine } from '../page/author-lines.ts';
import type { JsxTag, JsxValue } from './jsx-tag.ts';
import type { Reading } from './mdx-reading.ts';

/**
 * True for a name that a page imports to show it: `DemoSliderHero` from `./demos/hero`, `Note` from
 * `./_note.md`, and `TypesSlider` from `./types`, if the file `./types.md` has its tables.
 */
export function isShownImport(
  name: string,
  { imports, section }: Pick<Reading, 'imports' | 'section'>,
): boolean {
  const from = imports.get(name) ?? '';
  if (isDemo(name, from)) return true;
  const file = isText(from) ? from : isTypes(name, from) ? `${from}.md` : undefined;
  return file !== undefined && section(file, '') !== undefined;
}

/**
 * Returns the lines of the Markdown file that an element of a page stands for, which are read as MDX.
 * Elements in such a file stand for nothing, so that files cannot contain each other without end.
 */
export function importedText(
  { kind, name }: JsxTag,
  { source }: LineOrigin,
  { imports, section, page }: Pick<Reading, 'imports' | 'section' | 'page'>,
): readonly OriginLine[] | undefined {
  const from = imports.get(name) ?? '';
  return kind === 'self-closing' && source === page && isText(from) ? section(from, '') : undefined;
}

function isText(from: string): boolean {
  return /^(?:\.{1,2}|@site)\/.*\.mdx?$/.test(from);
}

/** Returns the lines that stand for an imported demo, its title, or the description of an imported type. */
export function importedElement(
  { kind, name, attributes }: JsxTag,
  origin: LineOrigin,
  { imports, section }: Pick<Reading, 'imports' | 'section'>,
): readonly OriginLine[] | undefined {
  if (kind !== 'self-closing') return undefined;
  const [bound = '', ...parts] = name.split('.');
  const from = imports.get(bound) ?? '';
  const blank = { text: '', origin };
  if (isDemo(bound, from) && inDemos.test(from) && parts.join('.') === 'Title')
    return [blank, { text: demoTitle(from, { section }), origin }, blank];
  const demo = isDemo(bound, from) && parts.length === 0 ? { demo: from } : writtenDemo(name, attributes);
  if (demo !== undefined) return [blank, { text: `{{${JSON.stringify(demo).slice(1, -1)}}}`, origin }, blank];
  if (!isTypes(bound, from)) return undefined;
  const own = bound.slice('Types'.length);
  const heading = parts.at(-1) ?? (/.Additional(?:Types)?$/.test(own) ? 'Additional Types' : own);
  const found = section(`${from}.md`, heading);
  return found && [blank, ...found, blank];
}

/** Folders of demos, whose modules state their titles. */
const inDemos = /\/demos\//;

function isDemo(name: string, from: string): boolean {
  return from.startsWith('.') && (/^Demo[A-Z]/.test(name) || inDemos.test(from));
}

function isTypes(name: string, from: string): boolean {
  return /^Types[A-Z]/.test(name) && /^\.{1,2}\/(?:.*\/)?types$/.test(from);
}

/** `<Demo demo="Name" bg="gradient" />` has the options of a directive as attributes. */
function writtenDemo(
  name: string,
  attributes: ReadonlyMap<string, JsxValue>,
): Readonly<Record<string, unknown>> | undefined {
  if (name !== 'Demo' || typeof attributes.get('demo') !== 'string') return undefined;
  return Object.fromEntries([...attributes].flatMap(([key, value]) => optionOf(key, value) ?? []));
}

/** `"false"` and `{false}` → false; undefined for an expression that has no value without JavaScript. */
function optionOf(key: string, value: JsxValue): [[string, unknown]] | undefined {
  const written = typeof value === 'object' ? value.expression.trim() : value;
  if (written === true || written === 'true' || written === 'false')
    return [[key, String(written) === 'true']];
  if (typeof value === 'string') return [[key, value]];
  return /^-?\d+(?:\.\d+)?$/.test(written) ? [[key, Number(written)]] : undefined;
}

/**
 * Returns the heading that `<DemoHero.Title />` stands for. The module of the demo may state its text and id:
 * `createDemo(url, Hero, { name: 'A hero', slug: 'hero' })`; else the folder is its name.
 */
function demoTitle(from: string, { section }: Pick<Reading, 'section'>): string {
  const module = section(`${from}/index.ts`, '') ?? [];
  const text = module.map((line) => line.text).join('\n');
  const stated = (key: string) =>
    new RegExp(`^[ \\t]*${key}:\\s*(['"])((?:(?!\\1)[^\\\\\\n])*)\\1,?$`, 'm').exec(text)?.[2];
  const name = stated('name') ?? folderWords(from);
  const id = stated('slug');
  return `### ${name}${id === undefined ? '' : ` {#${id}}`}`;
}

/** `./demos/code-basic` → `Code Basic` */
function folderWords(from: string): string {
  const words = from.replace(/^.*\//, '').split('-');
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
}

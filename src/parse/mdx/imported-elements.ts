import type { LineOrigin, OriginLine } from '../page/author-lines.ts';
import type { JsxTag, JsxValue } from './jsx-tag.ts';
import type { Reading } from './mdx-reading.ts';

/**
 * True for a name that a page imports to show it: `DemoSliderHero` from `./demos/hero`, and `TypesSlider`
 * from `./types`, if the file `./types.md` has its tables.
 */
export function isShownImport(
  name: string,
  { imports, section }: Pick<Reading, 'imports' | 'section'>,
): boolean {
  const from = imports.get(name) ?? '';
  return isDemo(name, from) || (isTypes(name, from) && section(`${from}.md`, '') !== undefined);
}

/** Returns the lines that stand for an imported demo, or for the description of an imported type. */
export function importedElement(
  { kind, name, attributes }: JsxTag,
  origin: LineOrigin,
  { imports, section }: Pick<Reading, 'imports' | 'section'>,
): readonly OriginLine[] | undefined {
  if (kind !== 'self-closing') return undefined;
  const [bound = '', ...parts] = name.split('.');
  const from = imports.get(bound) ?? '';
  const blank = { text: '', origin };
  const demo = isDemo(bound, from) && parts.length === 0 ? { demo: from } : writtenDemo(name, attributes);
  if (demo !== undefined) return [blank, { text: `{{${JSON.stringify(demo).slice(1, -1)}}}`, origin }, blank];
  if (!isTypes(bound, from)) return undefined;
  const own = bound.slice('Types'.length);
  const heading = parts.at(-1) ?? (/.Additional(?:Types)?$/.test(own) ? 'Additional Types' : own);
  const found = section(`${from}.md`, heading);
  return found && [blank, ...found, blank];
}

function isDemo(name: string, from: string): boolean {
  return from.startsWith('.') && (/^Demo[A-Z]/.test(name) || /\/demos\//.test(from));
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

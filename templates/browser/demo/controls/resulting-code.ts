import type { ControlValue, DemoControls, ElementAttribute } from '../../../../src/model/demo-controls.ts';
import { type Choices, currentValue } from './choices.ts';

/** Width from which attributes and content have lines of their own. */
const maxWidth = 80;

/**
 * Returns the JSX of the element with the reader's choices as highlighted HTML. It leaves out props that have
 * their documented defaults.
 */
export function resultingCode({ element, controls }: ControlsOfCode, choices: Choices): string {
  const values = new Map(
    controls.map((control) => {
      const value = currentValue(control, choices);
      return [control.name, value === control.default ? undefined : value];
    }),
  );
  const attributes = attributesOf(element.attributes, values);
  const content = contentOf({ element, controls }, values);
  const { tag } = element;
  const opening = [mark('tag', `<${tag}`), ...attributes].join(' ');
  const end = content === undefined ? ` ${mark('tag', '/>')}` : mark('tag', '>');
  const closing = content === undefined ? '' : mark('tag', `</${tag}>`);
  const line = `${opening}${end}${content ?? ''}${closing}`;
  if (fits(line)) return line;
  const start = fits(opening + end)
    ? opening + end
    : [mark('tag', `<${tag}`), ...attributes.map(indent), end.trim()].join('\n');
  return content === undefined ? start : [start, indent(content), closing].join('\n');
}

/** The parts of a demo's controls that its code follows from. */
type ControlsOfCode = Pick<DemoControls, 'element' | 'controls'>;

type Values = ReadonlyMap<string, ControlValue | undefined>;

/** Chosen props that the demo does not mention stand where it passes its props on. */
function attributesOf(attributes: readonly ElementAttribute[], values: Values): string[] {
  const mentioned = new Set(attributes.map((attribute) => ('name' in attribute ? attribute.name : '')));
  const others = [...values].flatMap(([name, value]) =>
    mentioned.has(name) || name === 'children' ? [] : attributeOf(name, value),
  );
  return attributes.flatMap((attribute) =>
    attribute.kind === 'rest' ? others : writtenAttribute(attribute, values),
  );
}

function writtenAttribute(
  attribute: Exclude<ElementAttribute, { kind: 'rest' }>,
  values: Values,
): string | string[] {
  switch (attribute.kind) {
    case 'spread':
      return `{...${attribute.html}}`;
    case 'fixed':
      return fixedAttribute(attribute);
    case 'open': {
      const { name, value } = attribute;
      return name === 'children' ? [] : attributeOf(name, values.has(name) ? values.get(name) : value);
    }
  }
}

function fixedAttribute({ name, html, quoted }: Extract<ElementAttribute, { kind: 'fixed' }>): string {
  if (html === undefined) return mark('attribute', name);
  return `${mark('attribute', name)}=${quoted ? html : `{${html}}`}`;
}

function attributeOf(name: string, value: ControlValue | undefined): string[] {
  if (value === undefined) return [];
  if (value === true) return [mark('attribute', name)];
  const isPlain = typeof value === 'string' && !/["\\\n&]/.test(value);
  const written = isPlain ? mark('string', `"${value}"`) : `{${literal(value)}}`;
  return [`${mark('attribute', name)}=${written}`];
}

/** The content as HTML; undefined for an element without content. */
function contentOf({ element, controls }: ControlsOfCode, values: Values): string | undefined {
  const { content, attributes } = element;
  if (content?.kind === 'fixed') return content.html;
  const control = controls.find(({ name }) => name === 'children');
  const attribute = attributes.find((one) => one.kind === 'open' && one.name === 'children');
  const own = content ?? (attribute?.kind === 'open' ? attribute : undefined);
  const value = control ? values.get('children') : own?.value;
  if (value === undefined || value === '' || typeof value === 'boolean') return undefined;
  const isText = typeof value === 'string' && !/[{}<>&\\\n]|^\s|\s$/.test(value);
  return isText ? escaped(value) : `{${literal(value)}}`;
}

function literal(value: ControlValue): string {
  if (typeof value !== 'string') return mark('number', String(value));
  const quoted = value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n');
  return mark('string', `'${quoted}'`);
}

function mark(token: 'tag' | 'attribute' | 'string' | 'number', text: string): string {
  return `<span class="token-${token}">${escaped(text)}</span>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function fits(html: string): boolean {
  return !html.includes('\n') && textOf(html).length <= maxWidth;
}

/** Returns the text of highlighted code. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

/** No element of highlighted code crosses a line break. */
function indent(html: string): string {
  return html.replace(/^(?=.)/gm, '  ');
}

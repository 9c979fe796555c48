import { highlightScript } from '../../../templates/browser/code/script/highlight-script.ts';
import { literalValue } from '../../lib/literal-value.ts';
import type {
  ControlValue,
  DemoElement,
  ElementAttribute,
  ElementContent,
} from '../../model/demo-controls.ts';
import { dedent, dedentLines } from './dedent.ts';
import { type JsxAttribute, type JsxValue, jsxAttributes } from './jsx-attributes.ts';
import type { ElementToken, ModuleToken, Span } from './module-token.ts';
import { parseSyntax } from './parse-syntax.ts';
import { type NamedProp, type PassingElement, passingElement } from './passing-element.ts';
import { scanModule } from './scan-module.ts';

/** An identifier that is spread in a tag; most demos have none, and are not parsed. */
const spread = /\{\s*\.\.\.\s*[A-Za-z_$][\w$]*\s*\}/;

/**
 * Returns the element to which the default export of a demo passes its props, in the author's words;
 * undefined if it passes them to none.
 *
 * @param text in JavaScript with JSX
 */
export function demoElement(text: string): DemoElement | undefined {
  if (!spread.test(text)) return undefined;
  const parsed = parseSyntax(text, 'demo.jsx');
  const passing = parsed && passingElement(parsed.program, parsed.code);
  if (!passing) return undefined;
  const { tag, rest, index, component } = passing;
  const token = elementsOf(scanModule(text)).filter((element) => spreads(element, rest, text))[index];
  if (token?.name !== tag) return undefined;
  const content = token.content && readContent(text, token.content, passing);
  const written = jsxAttributes(text, token.attributes).filter((attribute) => !isOfReact(attribute));
  const own = written.map((attribute, position) => {
    const isBefore = written.slice(position).some((later) => later.kind === 'spread' && later.code === rest);
    return toAttribute(attribute, isBefore, passing);
  });
  return {
    tag,
    ...(component && { component }),
    attributes: withNamed(own, content, passing),
    ...(content && { content }),
  };
}

function* flat(tokens: readonly ModuleToken[]): Generator<ModuleToken> {
  for (const token of tokens) {
    yield token;
    if ('inner' in token) yield* flat(token.inner);
  }
}

function elementsOf(tokens: readonly ModuleToken[]): ElementToken[] {
  return [...flat(tokens)].filter((token): token is ElementToken => token.kind === 'element');
}

function spreads({ attributes }: ElementToken, name: string, text: string): boolean {
  return jsxAttributes(text, attributes).some(
    (attribute) => attribute.kind === 'spread' && attribute.code === name,
  );
}

/** These do not reach the component as props, and mean nothing to readers of the code. */
function isOfReact(attribute: JsxAttribute): boolean {
  return attribute.kind === 'named' && /^(?:key|ref)$/.test(attribute.name);
}

function toAttribute(
  attribute: JsxAttribute,
  isBefore: boolean,
  { rest, named }: Pick<PassingElement, 'rest' | 'named'>,
): ElementAttribute {
  if (attribute.kind === 'spread') {
    const { code } = attribute;
    return code === rest ? { kind: 'rest' } : { kind: 'spread', html: highlightCode(code) };
  }
  const { name, value } = attribute;
  const taken = value?.kind === 'expression' ? named.get(value.code) : undefined;
  if (taken?.prop === name) return open(name, taken);
  const literal = value === undefined ? true : literalOf(value);
  if (isBefore && literal !== undefined) return { kind: 'open', name, value: literal };
  if (value === undefined) return { kind: 'fixed', name };
  const html = highlightCode(value.code);
  return { kind: 'fixed', name, html, ...(value.kind === 'quoted' && { quoted: true }) };
}

/** In quotes, `&amp;` stands for a character, and lines are joined. */
function literalOf({ kind, code }: JsxValue): ControlValue | undefined {
  if (kind === 'expression') return literalValue(code);
  return /[&\n]/.test(code) ? undefined : code.slice(1, -1);
}

function open(name: string, { value }: Pick<NamedProp, 'value'>): ElementAttribute {
  return { kind: 'open', name, ...(value !== undefined && { value }) };
}

/** Adds the named props that the demo uses in another way, so that their defaults are known. */
function withNamed(
  attributes: readonly ElementAttribute[],
  content: ElementContent | undefined,
  { named }: PassingElement,
): ElementAttribute[] {
  const known = new Set(attributes.map((attribute) => ('name' in attribute ? attribute.name : '')));
  if (content?.kind === 'open') known.add('children');
  const others = [...named.values()].filter(({ prop }) => !known.has(prop));
  return attributes.flatMap((attribute) =>
    attribute.kind === 'rest' ? [...others.map((one) => open(one.prop, one)), attribute] : [attribute],
  );
}

function readContent(
  text: string,
  span: Span,
  { named }: Pick<PassingElement, 'named'>,
): ElementContent | undefined {
  const written = text.slice(span.start, span.end);
  if (written.trim() === '') return undefined;
  const taken = named.get(/^\s*\{\s*([\w$]+)\s*\}\s*$/.exec(written)?.[1] ?? '');
  if (taken?.prop === 'children')
    return { kind: 'open', ...(taken.value !== undefined && { value: taken.value }) };
  if (!written.includes('\n')) return { kind: 'fixed', html: highlightContent(written) };
  return { kind: 'fixed', html: highlightContent(dedent(text, span)) };
}

/** Highlights an expression. Its lines after the first keep their indentation among each other. */
function highlightCode(code: string): string {
  const [first = '', ...rest] = code.split('\n');
  if (rest.length === 0) return highlightScript(first, 'jsx');
  // The last line closes the expression, so it stands where the attribute does.
  const indent = /^[ \t]*/.exec(rest.at(-1) ?? '')?.[0] ?? '';
  const lines = rest.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()));
  return highlightScript([first, ...lines].join('\n'), 'jsx');
}

/** Highlights the content of an element, which is JSX only between tags. */
function highlightContent(content: string): string {
  const lines = highlightScript(`<>\n${dedentLines(content.split('\n'))}\n</>`, 'jsx').split('\n');
  return lines.slice(1, -1).join('\n');
}

import { nearestName } from '../lib/nearest-name.ts';
import { type AriaValue, ariaAttributes, requiredAttributes, roles } from './aria-values.ts';
import type { HtmlProblem } from './html-problems.ts';

/** Texts in which a tag is no element. */
const notElements = /<!--.*?-->|<(script|style|textarea|template)\b[^>]*>.*?<\/\1>/gs;
const openingTag = /<([a-z][\w-]*)((?:\s+[^\s=>/"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?|\s*\/)*)\s*>/gi;
const attribute = /([^\s=>/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

/** Reports roles and `aria-` attributes that do not exist, are missing, or have a value that says nothing. */
export function ariaProblems(html: string): HtmlProblem[] {
  // Of equal length, so that offsets stay those of the page.
  const elements = html.replace(notElements, (text) => ' '.repeat(text.length));
  return [...elements.matchAll(openingTag)].flatMap(({ 0: tag, 1: name = '', 2: text = '', index }) => {
    if (!/\s(?:role|aria-[\w-]+)\b/i.test(tag)) return [];
    const attributes = readAttributes(text);
    const found = [...roleProblems(name, attributes), ...attributeProblems(attributes)];
    return found.map((problem) => ({ ...problem, offset: index }));
  });
}

type Attributes = ReadonlyMap<string, string>;
type Found = Omit<HtmlProblem, 'offset'>;

function readAttributes(text: string): Attributes {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

function roleProblems(element: string, attributes: Attributes): Found[] {
  const given = attributes.get('role')?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const unknown = given.filter((role) => !roles.has(role) && !role.startsWith('doc-'));
  // Browsers use the first role that they know, so a list with a known one has a fallback.
  if (unknown.length > 0 && unknown.length === given.length)
    return unknown.map((role) => ({
      message: `Role "${role}" does not exist`,
      hint: correction(nearestName(role, [...roles]), (name) => `role="${name}"`),
    }));
  const role = given.find((name) => roles.has(name));
  // Native controls state these values themselves.
  if (role === undefined || element === 'input' || /^h[1-6]$/i.test(element)) return [];
  const missing = (requiredAttributes[role] ?? []).filter((name) => !attributes.has(name));
  return missing.map((name) => ({
    message: `An element with role "${role}" has no ${name}`,
    hint: `Add ${name}="…" with the present value, or use a native element.`,
  }));
}

function attributeProblems(attributes: Attributes): Found[] {
  return [...attributes].flatMap(([name, value]) => {
    if (!name.startsWith('aria-')) return [];
    const word = name.slice('aria-'.length);
    const known = Object.hasOwn(ariaAttributes, word) ? ariaAttributes[word] : undefined;
    if (known === undefined) {
      const nearest = nearestName(word, Object.keys(ariaAttributes));
      return [
        {
          message: `Attribute "${name}" does not exist`,
          hint: correction(nearest, (near) => `aria-${near}`),
        },
      ];
    }
    if (accepts(known, value)) return [];
    const expected = typeof known === 'string' ? `a number` : known.map((word) => `"${word}"`).join(', ');
    return [
      { message: `${name}="${value}" says nothing`, hint: `Write ${expected}, or remove the attribute.` },
    ];
  });
}

function accepts(known: AriaValue, value: string): boolean {
  if (known === 'any') return true;
  if (known === 'integer') return /^-?\d+$/.test(value);
  if (known === 'number') return value.trim() !== '' && Number.isFinite(Number(value));
  return known.includes(value.toLowerCase());
}

function correction(nearest: string | undefined, write: (name: string) => string): string {
  return nearest === undefined ? 'Remove the attribute.' : `Did you mean ${write(nearest)}?`;
}

import { stringLiteral } from './jsx-tag.ts';

/**
 * Returns an attribute of JSX on an element of HTML as HTML: `className="a"`, `style={{ maxWidth: 200 }}`,
 * `width={200}`, `src={require('@site/static/a.png').default}`. Undefined for an expression without a value.
 */
export function htmlAttribute(name: string, expression: string | undefined): string | undefined {
  const key = name === 'className' ? 'class' : name === 'htmlFor' ? 'for' : name;
  if (expression === undefined) return key;
  const value = key === 'style' ? styleText(expression) : attributeText(expression);
  return value === undefined ? undefined : `${key}="${value.replaceAll('"', '&quot;')}"`;
}

function attributeText(expression: string): string | undefined {
  const written = expression.trim();
  if (/^-?\d+(?:\.\d+)?$|^(?:true|false)$/.test(written)) return written;
  const [, wrapped] =
    /^(?:require|useBaseUrl)\(\s*((["'`])[^"'`]+\2)\s*\)(?:\.default)?$/.exec(written) ?? [];
  const text = stringLiteral(wrapped ?? written);
  return wrapped === undefined ? text : text?.replace(/^(?:@site\/static|~@site\/static)\//, '/');
}

/** `{ maxWidth: 200, 'color': 'red' }` → `max-width: 200px; color: red` */
function styleText(expression: string): string | undefined {
  const [, body] = /^\s*\{([^{}]*)\}\s*$/s.exec(expression) ?? [];
  if (body === undefined) return undefined;
  const property =
    /\s*(?:([A-Za-z]+)|(["'])([\w-]+)\2)\s*:\s*(?:(["'])(.*?)\4|(-?\d+(?:\.\d+)?))\s*(?:,|$)/sy;
  const written: string[] = [];
  while (property.lastIndex < body.trimEnd().length) {
    const [found, bare, , quoted, , text, number] = property.exec(body) ?? [];
    if (found === undefined) return undefined;
    const name = (bare ?? quoted ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    written.push(`${name}: ${text ?? lengthOf(name, number ?? '')}`);
  }
  return written.join('; ');
}

/** Numbers are pixels, but for the properties that React leaves as they are. */
function lengthOf(name: string, number: string): string {
  const isPlain = /^(?:flex.*|font-weight|grid-.*|line-height|opacity|order|tab-size|z-index|zoom)$/.test(
    name,
  );
  return isPlain || number === '0' ? number : `${number}px`;
}

import { stringLiteral } from './jsx-tag.ts';

/**
 * Returns an attribute of JSX on an element of HTML as HTML: `className="a"`, `style={{ maxWidth: 200 }}`,
 * `width={200}`, `src={require('@site/static/a.png').default}`. Empty for one that React leaves out, such as
 * `open={false}`; undefined for an expression without a value.
 */
export function htmlAttribute(name: string, expression: string | undefined): string | undefined {
  const key = name === 'className' ? 'class' : name === 'htmlFor' ? 'for' : name;
  if (expression === undefined) return key;
  // HTML takes any value of `open` for true.
  if (expression.trim() === 'false' && !takesFalse.test(key)) return '';
  const value = key === 'style' ? styleText(expression) : attributeText(expression);
  return value === undefined ? undefined : `${key}="${value.replaceAll('"', '&quot;')}"`;
}

/** Attributes with the value `false`. */
const takesFalse = /^(?:aria-|data-)|^(?:contentEditable|draggable|spellCheck)$/i;

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
    const name = propertyName(bare ?? quoted ?? '');
    written.push(`${name}: ${text ?? lengthOf(name, number ?? '')}`);
  }
  return written.join('; ');
}

/** Properties whose numbers React leaves as they are. */
const plainNumbers = new RegExp(
  `^(?:--.*|(?:-(?:moz|webkit)-)?(?:${[
    'animation-iteration-count|aspect-ratio|border-image-(?:outset|slice|width)|column-count|columns|fill-opacity',
    'flex(?:-grow|-shrink)?|flood-opacity|font-weight|grid-(?:area|(?:row|column)(?:-start|-end)?)|line-clamp',
    'line-height|opacity|order|orphans|scale|stop-opacity|stroke-(?:dasharray|dashoffset|miterlimit|opacity|width)',
    'tab-size|widows|z-index|zoom',
  ].join('|')}))$`,
);

/** Other numbers are pixels. */
function lengthOf(name: string, number: string): string {
  return number === '0' || plainNumbers.test(name) ? number : `${number}px`;
}

/** `maxWidth` → `max-width`; the names of custom properties stay. */
function propertyName(written: string): string {
  return written.startsWith('--')
    ? written
    : written.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

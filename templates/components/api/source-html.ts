/** An import statement as HTML, in the colours of highlighted code. */
export function importHtml(statement: string): string {
  return statement
    .split(/(\b(?:import|from|as|type)\b|'[^']*'|"[^"]*")/)
    .map((piece, index) => {
      if (index % 2 === 0) return escapeText(piece);
      return `<span class="token-${/^['"]/.test(piece) ? 'string' : 'keyword'}">${escapeText(piece)}</span>`;
    })
    .join('');
}

/** Names of this length or more may break between their words. */
const longName = 21;

/** A name as HTML that breaks between its words if it is long: `.MuiDataGrid-columnHeaderTitleContainer`. */
export function nameHtml(name: string): string {
  return withBreaks(escapeText(name));
}

/** Lets a name in HTML break between its words if it is long. */
export function withBreaks(html: string): string {
  return html.length < longName
    ? html
    : html.replace(/(?<=[a-z0-9-])(?=[A-Z])|(?<=[a-z]-)(?=[a-z])|(?<=[._])(?=[A-Za-z])/g, '<wbr>');
}

/** The start of an element or reference, which is kept; punctuation, after which lines may end; a name. */
const codeParts = /<[^>]*>|&lt;(?!>)|&\w+;|\((?!\))|(?<![.\d])\.(?![.\d])|,(?=\S)|(?<=[\w$])\[(?!\])|[\w$]+/g;

/** Names of this length or more may break in a column of types. */
const longTypeName = 28;

/** Names of this length or more may break in a column of defaults, which is half as wide. */
const longDefaultName = 15;

/**
 * Lets highlighted code break after an opening bracket, dot or comma, and between the words of names that may
 * be wider than the column: `React.MouseEventHandler<HTMLDivElement>`.
 */
export function breakableHtml(html: string, longest = longTypeName): string {
  return html.replace(codeParts, (part) => {
    if (part === '&lt;' || part === '(' || part === '.' || part === ',') return `${part}<wbr>`;
    if (part === '[') return '<wbr>[';
    if (part.length < longest || !/^[\w$]/.test(part)) return part;
    return part.replace(/(?<=_)(?=[^_])|(?<=[a-z\d])(?=[A-Z])/g, '<wbr>');
  });
}

/** The source text of a short default as HTML. */
export function defaultHtml(code: string): string {
  return breakableHtml(escapeText(code), longDefaultName);
}

/** The text of a type as HTML. A type such as that of an event is in hundreds of rows. */
export function plainTypeHtml(type: string): string {
  const known = plainTypes.get(type);
  if (known !== undefined) return known;
  const html = breakableHtml(escapeText(type));
  plainTypes.set(type, html);
  return html;
}

const plainTypes = new Map<string, string>();

const literals: readonly (readonly [pattern: RegExp, className: string])[] = [
  [/^(['"`])(?:(?!\1)[^\\]|\\.)*\1$/s, 'token-string'],
  [/^-?[\d.]+$/, 'token-number'],
  [/^(?:true|false|null|undefined)$/, 'token-keyword'],
];

/** The class that highlighted code gives a literal: `'medium'` → `token-string`; undefined for other code. */
export function literalClass(code: string): string | undefined {
  return literals.find(([pattern]) => pattern.test(code))?.[1];
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

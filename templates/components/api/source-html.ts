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
const longName = 24;

/** A name as HTML that breaks between its words if it is long: `.MuiDataGrid-columnHeaderTitleContainer`. */
export function nameHtml(name: string): string {
  return withBreaks(escapeText(name));
}

/** Lets a name in HTML break between its words if it is long. */
export function withBreaks(html: string): string {
  return html.length < longName
    ? html
    : html.replace(/(?<=[a-z0-9-])(?=[A-Z])|(?<=[a-z]-)(?=[a-z])/g, '<wbr>');
}

/** Code as HTML whose long names break between their words: `GridLogicOperator.And`. */
export function breakableHtml(code: string): string {
  return escapeText(code).replace(/[\w.$]{20,}/g, (name) =>
    name.replace(/(?<=[._])(?=\w)|(?<=[a-z\d])(?=[A-Z])/g, '<wbr>'),
  );
}

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

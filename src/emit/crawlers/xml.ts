import { escapeHtml } from '../../lib/html.ts';

/** Characters that XML 1.0 does not allow, also not escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes a text for XML, in an element or a quoted attribute. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbidden, ''));
}

/** Escapes a URL for XML: `/新/?a&b` → `/%E6%96%B0/?a&amp;b`. */
export function escapeXmlUrl(url: string): string {
  return escapeXml(encodeURI(url.replace(forbidden, '')));
}

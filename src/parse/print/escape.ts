const textSigns: Readonly<Record<string, string>> = { '&': '&#x26;', '<': '&#x3C;' };

/** Writes a text as content of an element. */
export function escapeText(text: string): string {
  return /[&<]/.test(text) ? text.replace(/[&<]/g, (sign) => textSigns[sign] ?? sign) : text;
}

const valueSigns: Readonly<Record<string, string>> = {
  '&': '&#x26;',
  '"': '&#x22;',
  "'": '&#x27;',
  '`': '&#x60;',
};

/** Writes an attribute with a space before it; one without a value is left out. */
export function attribute(name: string, value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  return ` ${name}="${String(value).replace(/[&"'`]/g, (sign) => valueSigns[sign] ?? sign)}"`;
}

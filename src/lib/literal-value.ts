/**
 * Returns the value of a literal of JavaScript: `'medium'` → `medium`, `-1` → `-1`, `true` → `true`.
 * Undefined for other source text, and for strings with escapes.
 */
export function literalValue(source: string): string | number | boolean | undefined {
  const text = source.trim();
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?(?:\d[\d_]*\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return Number(text.replaceAll('_', ''));
  return /^(['"`])((?:(?!\1)[^\\\n])*)\1$/.exec(text)?.[2];
}

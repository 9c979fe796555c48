import { inlineSource } from './inline-source.ts';

/**
 * Returns the inline scripts of a page as a content security policy names them: `'sha256-…'`, in order, each
 * once. JSON data in a script element needs no permission.
 */
export function inlineScripts(html: string): string[] {
  const found = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script\s*>/gis)) {
    if (/\ssrc\s*=/i.test(attributes) || /\stype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes))
      continue;
    found.add(inlineSource(text));
  }
  return [...found];
}

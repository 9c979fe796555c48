import { hash } from 'node:crypto';

/** Names an inline script or style as a content security policy does: `'sha256-…'`. */
export function inlineSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

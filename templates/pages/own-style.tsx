import type { ReactElement } from 'react';
import { compactCss } from '../styles/css-text.ts';

/** Style rules of a rare kind of page: they are in the page, not in the shared style sheet. */
export function OwnStyle({ rules }: { readonly rules: string }): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of templates.
  return <style dangerouslySetInnerHTML={{ __html: compactCss(rules) }} />;
}

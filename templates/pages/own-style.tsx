import type { ReactElement } from 'react';
import { compactCss } from '../styles/css-text.ts';

/** Style of a page of which the site has one or few: it travels with the page, so that no other page carries it. */
export function OwnStyle({ rules }: { readonly rules: string }): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of ours.
  return <style dangerouslySetInnerHTML={{ __html: compactCss(rules) }} />;
}

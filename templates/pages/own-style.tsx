import type { ReactElement } from 'react';
import { compactCss } from '../styles/css-text.ts';

interface OwnStyleProps {
  readonly rules: string;
  /**
   * In a style element of the head, which needs no request, or in a style sheet of the page: the content
   * security policy of a site names each style element, and hosts limit its length.
   */
  readonly place: 'head' | 'sheet';
}

/** Style rules of a kind of page that are not in the shared style sheet. */
export function OwnStyle({ rules, place }: OwnStyleProps): ReactElement {
  return (
    <style
      data-page-head={place === 'head' ? '' : undefined}
      data-page-sheet={place === 'sheet' ? '' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of templates.
      dangerouslySetInnerHTML={{ __html: compactCss(rules) }}
    />
  );
}

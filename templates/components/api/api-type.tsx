import type { ReactElement } from 'react';
import type { ApiTypeProps } from '../../../src/model/api-reference.ts';
import { useWords } from '../../use-words.ts';
import { Html } from './html.tsx';
import { breakableHtml } from './source-html.ts';

/** A type in one line, which wraps, and its resolved form on demand. */
export function ApiType({ type }: { readonly type: ApiTypeProps }): ReactElement {
  const { fullType } = useWords().reference;
  return (
    <>
      <Html as="code" html={breakableHtml(type.html)} />
      {type.expandedHtml === undefined && <WholeType href={type.wholeHref} />}
      {type.expandedHtml !== undefined && (
        <details>
          <summary>{fullType}</summary>
          <Html as="code" html={breakableHtml(type.expandedHtml)} />
          <WholeType href={type.wholeHref} />
        </details>
      )}
    </>
  );
}

/** A link to the text of a type that is too long for the page. */
export function WholeType({ href }: { readonly href: string | undefined }): ReactElement | null {
  const { fullType } = useWords().reference;
  return href === undefined ? null : <a href={href}>{fullType}</a>;
}

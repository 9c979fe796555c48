import type { ReactElement } from 'react';
import type { ApiTypeProps } from '../../../src/model/api-reference.ts';
import { useWords } from '../../use-words.ts';
import { Html } from './html.tsx';

/** A type in one line, which wraps, and its resolved form on demand. */
export function ApiType({ type }: { readonly type: ApiTypeProps }): ReactElement {
  const { fullType } = useWords().reference;
  return (
    <>
      <Html as="code" html={type.html} />
      {type.expandedHtml !== undefined && (
        <details>
          <summary>{fullType}</summary>
          <Html as="code" html={type.expandedHtml} />
        </details>
      )}
    </>
  );
}

import type { ReactElement } from 'react';
import type { SearchPart } from '../../src/model/search-index.ts';
import { useWords } from '../use-words.ts';

/** Finds pages and their headings. Drawn once for each language and fetched when it is opened first; it has the parts that are searched in it. */
export function SearchDialog({ parts }: { readonly parts: readonly SearchPart[] }): ReactElement {
  const words = useWords();
  return (
    <dialog data-search-dialog={JSON.stringify(parts)} aria-label={words.search}>
      <input type="search" placeholder={words.searchHint} aria-label={words.search} />
    </dialog>
  );
}

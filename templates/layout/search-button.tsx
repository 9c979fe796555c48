import type { ReactElement } from 'react';
import { useWords } from '../use-words.ts';
import { Icon } from './icons.tsx';

/** Opens the search dialog, which the script fetches from `url`. On wide screens it looks like a field. */
export function SearchButton({ url }: { readonly url: string }): ReactElement {
  const words = useWords().search;
  return (
    <button
      type="button"
      className="icon needs-script search"
      data-search={url}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K /"
      aria-label={words.title}
    >
      <Icon name="search" />
      <span aria-hidden="true">{words.title}</span>
      <span className="key" aria-hidden="true">
        /
      </span>
    </button>
  );
}

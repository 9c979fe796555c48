import { outputNames } from '../../model/output.ts';

/** Returns the folder of the files of a language: `_search/en`. */
export function searchFolder(language: string): string {
  return `${outputNames.search}/${language}`;
}

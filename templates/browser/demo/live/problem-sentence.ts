import type { EditWord } from '../../../../src/model/words.ts';
import type { LiveReason } from './live-task.ts';

/** The words of the editor, in the language of the page. */
export type EditWords = Readonly<Record<EditWord, string>>;

/** Says why an edited demo does not run. */
export function problemSentence(reason: LiveReason, words: EditWords): string {
  switch (reason.kind) {
    case 'package':
      return filled(words.noPackage, { name: reason.name, list: reason.offered.join(', ') });
    case 'file':
      return filled(words.noFile, { name: reason.name });
    case 'export':
      return reason.offered
        ? filled(words.notOffered, { name: reason.name, from: reason.from, list: reason.offered.join(', ') })
        : filled(words.noExport, { name: reason.name, from: reason.from });
    case 'component':
      return words.noComponent;
    case 'library':
      return words.noLibrary;
    case 'said':
      return reason.message;
  }
}

/** Puts values in the place of `{name}`. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

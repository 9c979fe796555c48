import { displayPath } from '../lib/path.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FileFault, SourceFile } from '../model/source.ts';

type Problem = Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'>;

/**
 * Reports the files in source folders that are not read, since a page or a published file is missing then.
 */
export function irregularFiles(sources: readonly SourceFile[]): Diagnostic[] {
  return sources.flatMap(({ path, fault }): Diagnostic[] => {
    if (fault === undefined) return [];
    const place = { file: displayPath(path), line: 1, column: 1 };
    // Reading a pipe would wait for another program, so there is no frame.
    return [{ ...problems[fault], place, frame: '' }];
  });
}

const skipped = { severity: 'warning', code: 'file-skipped' } as const;

/** An error, since the author means the file to be on the site. */
const unreadable = { severity: 'error', code: 'file-skipped' } as const;

const problems: Readonly<Record<FileFault, Problem>> = {
  'dangling-link': {
    ...skipped,
    message: 'This symbolic link leads to no file, and is left out.',
    hint: 'Correct the link, or remove it.',
  },
  'linked-folder': {
    ...skipped,
    message: 'This symbolic link leads to a folder, whose files are left out.',
    hint: 'Name the folder in site.yaml, for example as "content" of a product or in "components".',
  },
  'special-file': {
    ...skipped,
    message: 'This is not a regular file but a pipe, a socket or a device, and is left out.',
    hint: 'Remove it from the folder.',
  },
  'file-name': {
    ...skipped,
    message: 'The name of this file or folder is not UTF-8, and is left out.',
    hint: 'Rename it.',
  },
  'no-permission': {
    ...unreadable,
    message: 'The system denies permission to read this file or folder, so it is left out.',
    hint: 'Give the user who runs this command the permission to read it, or move it out of the site.',
  },
  'read-error': {
    ...unreadable,
    message: 'The disk reports an error when this file or folder is read, so it is left out.',
    hint: 'Restore it from a copy, or remove it.',
  },
  'outside-link': {
    severity: 'error',
    code: 'file-outside',
    message: 'This symbolic link leads out of the site, and is left out.',
    hint: 'Copy the file, or name the folder to which the link leads in "followLinks" of site.yaml.',
  },
};

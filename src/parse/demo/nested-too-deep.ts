import type { Diagnostic } from '../../model/diagnostic.ts';

/** Reports a module whose elements nest deeper than the stack of the program allows. */
export function nestedTooDeep(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'nesting-depth',
    message: 'The elements of this module are nested too deep.',
    hint: 'Move inner elements into components of their own.',
    place: { file, line: 1, column: 1 },
  };
}

import type { Recorder } from './dependencies/declaration-closure.ts';
import type { CachedMembers } from './documents/member-cache.ts';
import type { ts } from './typescript.ts';

/** What describing a type needs. It belongs to one program. */
export interface ExtractionContext {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** Whether a symbol is a member of the namespace `React`. */
  readonly isReact: (symbol: ts.Symbol) => boolean;
  /** Types that have been printed. */
  readonly texts: Map<ts.Type, string>;
  /**
   * Records that the document at hand depends on a declaration, with its comment unless only its type counts.
   */
  readonly record: Recorder['record'];
  /** The members of the document at hand that the last program has described. */
  readonly members: CachedMembers;
}

import { memoize } from '../../memo/memoize.ts';
import type { ApiFileProp } from '../../model/api-file.ts';
import {
  type Closure,
  createRecorder,
  type DeclarationClosure,
  type Recorder,
} from '../dependencies/declaration-closure.ts';
import { pieceHash } from '../dependencies/piece-hash.ts';
import type { ts } from '../typescript.ts';

/** Describes a member, and records the declarations that it is made from. */
export type DescribeRecorded = (record: Recorder['record']) => ApiFileProp;

/** The members of one document. */
export interface CachedMembers {
  /** Returns what a member was before, unless something that it depends on has changed. */
  describe(name: string, make: DescribeRecorded): ApiFileProp;
  /** What the members that were asked for depend on. */
  closures(): readonly Closure[];
}

/**
 * Keeps the members of long lists from one program to the next. A theme has several lists of all components,
 * and the props of each take time to compute, although a change concerns one of them.
 */
export interface MemberCache {
  of(document: string, options: MemberOptions): CachedMembers;
}

/** The present program. */
export interface MemberOptions {
  readonly program: ts.Program;
  readonly closureOf: DeclarationClosure;
}

interface CachedMember {
  readonly prop: ApiFileProp;
  readonly closure: Closure;
  /** The sources that it was read from. A program takes over those that have not changed. */
  readonly sources: ReadonlyMap<string, ts.SourceFile | undefined>;
}

/** Creates an empty cache. */
export function createMemberCache(): MemberCache {
  const entries = new Map<string, CachedMember>();
  return {
    of(document, { program, closureOf }) {
      const sourceOf = sourcesOf(program);
      const asked: Closure[] = [];
      return {
        describe(name, make) {
          const key = `${document} ${name}`;
          const known = entries.get(key);
          const entry = known && isFresh(known, sourceOf) ? known : makeEntry(make, { sourceOf, closureOf });
          entries.set(key, entry);
          asked.push(entry.closure);
          return entry.prop;
        },
        closures: () => asked,
      };
    },
  };
}

type SourceOf = (file: string) => ts.SourceFile | undefined;

/** A hundred members ask for the same thousand sources, and a program normalizes the path each time. */
const sourcesOf = memoize((program: ts.Program): SourceOf => {
  const found = new Map<string, ts.SourceFile | undefined>();
  return (file) => {
    if (!found.has(file)) found.set(file, program.getSourceFile(file));
    return found.get(file);
  };
});

function makeEntry(
  make: DescribeRecorded,
  { sourceOf, closureOf }: Pick<MemberOptions, 'closureOf'> & { readonly sourceOf: SourceOf },
): CachedMember {
  const { recorded, record } = createRecorder();
  const prop = make(record);
  const closure = closureOf(recorded);
  const sources = new Map([...closure.files].map((file) => [file, sourceOf(file)]));
  return { prop, closure, sources };
}

function isFresh({ closure, sources }: CachedMember, sourceOf: SourceOf): boolean {
  const { used, missing } = closure;
  // What a name leads to may appear in a file that the program did not have.
  if (missing.length > 0) return false;
  const changed = new Set(
    [...sources].flatMap(([file, source]) => (sourceOf(file) === source ? [] : [file])),
  );
  if (changed.size === 0) return true;
  if (used.whole.some((file) => changed.has(file))) return false;
  return used.pieces.every(({ file, key, hash }) => {
    if (!changed.has(file)) return true;
    const source = sourceOf(file);
    return source !== undefined && pieceHash(source, key) === hash;
  });
}

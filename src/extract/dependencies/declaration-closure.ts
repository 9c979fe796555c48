import { packageOf } from '../project/package-of.ts';
import { ts } from '../typescript.ts';
import type { MissingName } from './missing-name.ts';
import { moduleSpecifier } from './module-places.ts';
import { pieceSet, type UsedPiece, type UsedPieces } from './piece-set.ts';
import { type References, referencesOf } from './references-of.ts';

/** What a document depends on. */
export interface Closure {
  readonly files: ReadonlySet<string>;
  /** The parts of these files that matter. */
  readonly used: UsedPieces;
  /** Names that lead nowhere. */
  readonly missing: readonly MissingName[];
}

/** What several declarations depend on together. */
export function joinClosures(closures: readonly Closure[]): Closure {
  const [only, ...others] = closures;
  if (only && others.length === 0) return only;
  return {
    files: new Set(closures.flatMap(({ files }) => [...files])),
    used: {
      whole: [...new Set(closures.flatMap(({ used }) => used.whole))],
      pieces: distinctPieces(closures),
    },
    missing: [...new Set(closures.flatMap(({ missing }) => missing))],
  };
}

/** A list of a hundred members has a hundred closures with thousands of pieces in common. */
function distinctPieces(closures: readonly Closure[]): UsedPiece[] {
  const byFile = new Map<string, Map<string, UsedPiece>>();
  for (const { used } of closures) {
    for (const piece of used.pieces) {
      const byKey = byFile.get(piece.file) ?? new Map<string, UsedPiece>();
      byFile.set(piece.file, byKey.set(piece.key, piece));
    }
  }
  return [...byFile.values()].flatMap((byKey) => [...byKey.values()]);
}

/** How a document uses a declaration: with its comment, or its type alone. */
export type DeclarationUse = 'shown' | 'typed';

/** Collects the declarations that a document is made from. */
export interface Recorder {
  readonly recorded: ReadonlyMap<ts.Node, DeclarationUse>;
  /** Records a declaration, with its comment unless only its type counts. */
  readonly record: (node: ts.Node, use?: DeclarationUse) => void;
}

/** Creates a recorder that has recorded nothing yet. */
export function createRecorder(): Recorder {
  const recorded = new Map<ts.Node, DeclarationUse>();
  return {
    recorded,
    record(node, use = 'shown') {
      if (recorded.get(node) !== 'shown') recorded.set(node, use);
    },
  };
}

/** Finds what the types of declarations depend on. */
export type DeclarationClosure = (roots: ReadonlyMap<ts.Node, DeclarationUse>) => Closure;

/**
 * Follows declarations to the types that they name: aliases and heritage whole, the members of an interface
 * only where a type looks one up, as `Map['props']` does. A property of the theme is thus no reason to
 * extract every component that the theme can style. A source of the workspace depends on the outlines of
 * everything that it imports from the workspace as well, because the types in it may be inferred.
 */
export function declarationClosure(program: ts.Program): DeclarationClosure {
  const checker = program.getTypeChecker();
  const known = new Map<ts.Node, Declared>();
  const imported = new Map<ts.SourceFile, ReadonlySet<ts.SourceFile>>();
  const declaredAt = (node: ts.Node) => {
    const found = known.get(node) ?? readDeclared(node, checker);
    known.set(node, found);
    return found;
  };
  return (roots) => {
    const pieces = pieceSet();
    const unresolved = new Set<MissingName>();
    const seen = new Set<ts.Node>();
    const outlined = new Set<ts.SourceFile>();
    const queue = [...roots.keys()];
    const lookups = createLookups((member) => queue.push(member));
    for (let node = queue.pop(); node; node = queue.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      const { source, isWorkspace, members, references } = declaredAt(node);
      pieces.add(node, roots.get(node) === 'shown');
      if (isWorkspace && !outlined.has(source)) {
        for (const one of workspaceImports(source, { checker, imported })) {
          // What it imports is among these, too.
          outlined.add(one);
          pieces.addOutline(one);
        }
      }
      if (members) lookups.addInterface(members);
      for (const declaration of references.declarations) queue.push(declaration);
      for (const one of references.aliases) pieces.addOutline(one);
      for (const key of references.lookups) lookups.addKey(key);
      for (const name of references.missing) unresolved.add(name);
    }
    return { files: pieces.files, used: pieces.used(), missing: [...unresolved] };
  };
}

type MembersByName = ReadonlyMap<string, readonly ts.Node[]>;

/** What `OverridableComponent` of Material UI looks up in its type map. */
const keysOfTypeMaps = ['props', 'defaultComponent'];

/**
 * Follows each member of an interface whose name a type looks up, whichever of both is found first.
 *
 * @param follow receives these members
 */
function createLookups(follow: (member: ts.Node) => void) {
  const keys = new Set(keysOfTypeMaps);
  const interfaces: MembersByName[] = [];
  const enter = (members: MembersByName, key: string) => {
    for (const member of members.get(key) ?? []) follow(member);
  };
  return {
    addInterface(members: MembersByName): void {
      interfaces.push(members);
      for (const key of keys) enter(members, key);
    },
    addKey(key: string): void {
      if (keys.has(key)) return;
      keys.add(key);
      for (const members of interfaces) enter(members, key);
    },
  };
}

/** What is looked up at a declaration, once for all documents that lead to it. */
interface Declared {
  readonly source: ts.SourceFile;
  readonly isWorkspace: boolean;
  /** Of an interface. */
  readonly members: MembersByName | undefined;
  readonly references: References;
}

function readDeclared(node: ts.Node, checker: ts.TypeChecker): Declared {
  const source = node.getSourceFile();
  return {
    source,
    isWorkspace: packageOf(source.fileName) === undefined,
    members: ts.isInterfaceDeclaration(node) ? membersByName(node) : undefined,
    references: referencesOf(node, checker),
  };
}

function membersByName({ members }: ts.InterfaceDeclaration): MembersByName {
  const found = new Map<string, ts.Node[]>();
  for (const member of members) {
    const name = member.name && nameOf(member.name);
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), member]);
  }
  return found;
}

function nameOf(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
}

interface ImportMemory {
  readonly checker: ts.TypeChecker;
  readonly imported: Map<ts.SourceFile, ReadonlySet<ts.SourceFile>>;
}

/** The sources of the workspace that a source imports, directly or not. */
function workspaceImports(
  from: ts.SourceFile,
  { checker, imported }: ImportMemory,
): ReadonlySet<ts.SourceFile> {
  const known = imported.get(from);
  if (known) return known;
  const seen = new Set([from]);
  for (const source of seen) {
    for (const statement of source.statements) {
      const specifier = moduleSpecifier(statement);
      const module = specifier && checker.getSymbolAtLocation(specifier);
      const target = module?.valueDeclaration?.getSourceFile();
      if (target && packageOf(target.fileName) === undefined) seen.add(target);
    }
  }
  imported.set(from, seen);
  return seen;
}

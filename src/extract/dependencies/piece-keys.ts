import { isPlatform } from '../project/package-of.ts';
import { ts } from '../typescript.ts';

/**
 * What a document takes from a source. `outline` is everything that has no name of its own: imports, exports,
 * augmentations, and the names of the rest. `types` is a statement without its comments, `shown` one with
 * them, or all those without a name; `head` is an interface without its members.
 */
export type PieceKind = 'outline' | 'head' | 'types' | 'shown';

/**
 * A piece of a source, as one word: its kind, the name of a statement, and that of a member of an interface.
 */
export type PieceKey = string & { readonly __pieceKey: unique symbol };

/** Makes the key of a piece. */
export function pieceKey(kind: PieceKind, name = '', member = ''): PieceKey {
  return [kind, name, member].join('\t') as PieceKey;
}

/** Takes a key apart. */
export function readPieceKey(key: PieceKey): { kind: PieceKind; name: string; member: string } {
  const [kind = '', name = '', member = ''] = key.split('\t');
  return { kind: kind as PieceKind, name, member };
}

/**
 * Whether a source has pieces. What describes the language, React or the browser changes as a whole, and the
 * types of JavaScript are in its comments.
 */
export function hasPieces(source: ts.SourceFile): boolean {
  return /\.[cm]?tsx?$/.test(source.fileName) && !isPlatform(source.fileName);
}

/**
 * Members of an interface that are all compared with it. Longer ones are lists in which types look one up.
 */
const maxMembers = 60;

/** Returns the pieces that a declaration is in. `isShown` says that a document has its comment. */
export function pieceKeys(node: ts.Node, isShown: boolean): readonly PieceKey[] {
  const statement = topStatement(node);
  const name = statement && statementName(statement);
  if (!statement) return [];
  // A namespace, an augmentation, or a default that is an expression: the outline lacks their comments.
  if (name === undefined) return isShown ? [pieceKey('shown')] : [];
  if (ts.isTypeAliasDeclaration(statement)) return [pieceKey(isShown ? 'shown' : 'types', name)];
  if (!ts.isInterfaceDeclaration(statement)) return [pieceKey('shown', name)];
  if (node === statement) {
    const isList = statement.members.length > maxMembers;
    return [pieceKey('head', name), ...(isList ? [] : [pieceKey('types', name)])];
  }
  const member = statement.members.find(({ pos, end }) => pos <= node.pos && node.end <= end);
  return [pieceKey(isShown ? 'shown' : 'types', name, member && memberName(member))];
}

/** The statement of its source that contains a node. */
function topStatement(node: ts.Node): ts.Node | undefined {
  let current = node;
  while (current.parent && !ts.isSourceFile(current.parent)) current = current.parent;
  return current.parent && current;
}

/** The name under which a statement can be found again; undefined for one that belongs to the outline. */
export function statementName(statement: ts.Node): string | undefined {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText()).join();
  const isNamed =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed ? (statement.name?.text ?? 'default') : undefined;
}

/** The name of a member of an interface; signatures have one in common. */
export function memberName({ name }: ts.TypeElement): string {
  return name?.getText() ?? '()';
}

import { hashParts } from '../../lib/hash.ts';
import { ts } from '../typescript.ts';
import { memberName, type PieceKey, readPieceKey, statementName } from './piece-keys.ts';

/** A source that is not read again keeps its hashes. */
const known = new WeakMap<ts.SourceFile, Map<PieceKey, string>>();

/** Hashes a piece of a source. One that is gone has a hash, too. */
export function pieceHash(source: ts.SourceFile, key: PieceKey): string {
  const hashes = known.get(source) ?? new Map<PieceKey, string>();
  known.set(source, hashes);
  const found = hashes.get(key) ?? hashParts(pieceTexts(source, key));
  hashes.set(key, found);
  return found;
}

function pieceTexts(source: ts.SourceFile, key: PieceKey): readonly string[] {
  const { kind, name, member } = readPieceKey(key);
  if (kind === 'outline') return outlineOf(source);
  const statements = source.statements.filter((statement) => (statementName(statement) ?? '') === name);
  const interfaces = statements.filter(ts.isInterfaceDeclaration);
  if (kind === 'head') return interfaces.flatMap(headOf);
  const nodes: readonly ts.Node[] =
    member === ''
      ? statements
      : interfaces.flatMap(({ members }) => members.filter((one) => memberName(one) === member));
  return nodes.map((node) => (kind === 'shown' ? node.getFullText().trim() : withoutComments(node)));
}

/** Names of statements, and the text of those without one. An error in the syntax may be anywhere. */
function outlineOf(source: ts.SourceFile & { readonly parseDiagnostics?: readonly unknown[] }): string[] {
  const statements = source.statements.map((statement) => {
    const name = statementName(statement);
    return name === undefined ? withoutComments(statement) : `${statement.kind} ${name}`;
  });
  return [...statements, String(source.parseDiagnostics?.length ?? 0)];
}

/** An interface with its comment, and with the names of its members. */
function headOf(node: ts.InterfaceDeclaration): string[] {
  const { members } = node;
  const start = node.getFullText().slice(0, members.pos - node.getFullStart());
  return [
    start.trim(),
    ...members.map((one) => `${memberName(one)}${'questionToken' in one && one.questionToken ? '?' : ''}`),
  ];
}

/** The words of a piece of syntax. Of its comments, only the tags that hide a declaration remain. */
function withoutComments(node: ts.Node): string {
  const source = node.getSourceFile();
  const words: string[] = node.getFullText().match(/@(?:ignore|internal|private|hidden)\b/g) ?? [];
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true);
  let from = node.getFullStart();
  const scanUntil = (to: number) => {
    scanner.setText(source.text, from, to - from);
    while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) words.push(scanner.getTokenText());
  };
  // Only a parser knows where these end. What follows in one may look like a comment: `/[/*]/`.
  for (const literal of literalsIn(node)) {
    scanUntil(literal.getStart(source));
    words.push(literal.getText(source));
    from = literal.end;
  }
  scanUntil(node.end);
  return words.join(' ');
}

/** Texts, regular expressions, parts of templates, and texts of JSX, in their order. */
function literalsIn(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const waiting = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { FirstLiteralToken, LastTemplateToken } = ts.SyntaxKind;
    if (next.kind >= FirstLiteralToken && next.kind <= LastTemplateToken) found.push(next);
    else ts.forEachChild(next, (child) => void waiting.push(child));
  }
  return found.sort((a, b) => a.pos - b.pos);
}

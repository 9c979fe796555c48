import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript-api';

// A second opinion on props: a walk over the syntax of declaration files, which asks no type checker and
// shares no code with the extraction. It knows how each library lays out its files, and reads only what is
// declared for one component in so many words.

/** A prop as it is declared. */
export interface DeclaredProp {
  readonly name: string;
  readonly type: string;
  readonly default: string | undefined;
  readonly required: boolean;
}

/** A prop of a component of a package. */
export interface ComponentProp {
  readonly component: string;
  readonly prop: DeclaredProp;
}

/** Returns the props that the components of a package declare in so many words. */
export function declaredProps(root: string, packageName: string): ComponentProp[] {
  return propsOfPackage(join(root, 'node_modules', packageName), packageName);
}

function propsOfPackage(folder: string, packageName: string): ComponentProp[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts') && !file.includes('node_modules'))
    .sort();
  return files.flatMap((file) => {
    const path = join(folder, file);
    const name = basename(file, '.d.ts');
    const component = componentName(path, name, packageName);
    if (component === undefined) return [];
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const declared = name.replace(/Props$/, '');
    return membersOf(source, declared).flatMap((member) => {
      const prop = readProp(member, source);
      return prop ? [{ component, prop }] : [];
    });
  });
}

/** The name under which a module's component is exported: `Button/Button.d.ts` → `Button`. */
function componentName(path: string, name: string, packageName: string): string | undefined {
  const folder = dirname(path);
  switch (packageName) {
    case '@mui/material':
      return basename(folder) === name && exportsDefault(path, folder) ? name : undefined;
    case '@mui/joy':
      return `${basename(folder)}Props` === name && existsSync(join(folder, `${basename(folder)}.d.ts`))
        ? basename(folder)
        : undefined;
    case '@mui/x-data-grid':
      // A component is declared beside its props, and the module of its folder exports it.
      return /^Grid[A-Z]/.test(name) && isExported(folder, name) && hasValue(path, name) ? name : undefined;
    default:
      return partName(path, name);
  }
}

function exportsDefault(path: string, folder: string): boolean {
  const root = join(folder, '../index.d.ts');
  return (
    readFileSync(path, 'utf8').includes('export default') &&
    readFileSync(root, 'utf8').includes(`default as ${basename(folder)} }`)
  );
}

function isExported(folder: string, name: string): boolean {
  const index = join(folder, 'index.d.ts');
  if (!existsSync(index)) return false;
  // `export type` leaves the component itself out.
  const exported = new RegExp(`^export (?!type)[^;]*["']\\./${name}\\.js["']`, 'm');
  return exported.test(readFileSync(index, 'utf8'));
}

function hasValue(path: string, name: string): boolean {
  return new RegExp(`(?:declare const|declare function) ${name}\\b`).test(readFileSync(path, 'utf8'));
}

/** `accordion/root/AccordionRoot.d.ts` → `Accordion.Root`, from the modules that export the parts. */
function partName(path: string, name: string): string | undefined {
  const library = join(dirname(path), '..');
  const parts = join(library, 'index.parts.d.ts');
  const index = join(library, 'index.d.ts');
  if (!existsSync(parts) || !existsSync(index)) return undefined;
  const namespace = /export \* as (\w+) from/.exec(readFileSync(index, 'utf8'))?.[1];
  const part = new RegExp(`\\b${name} as (\\w+)\\b`).exec(readFileSync(parts, 'utf8'))?.[1];
  return namespace !== undefined && part !== undefined ? `${namespace}.${part}` : undefined;
}

/** The members that are written in `ButtonOwnProps`, `ButtonProps` or in `props` of `ButtonTypeMap`. */
function membersOf(source: ts.SourceFile, name: string): ts.PropertySignature[] {
  return source.statements.flatMap((statement): ts.PropertySignature[] => {
    if (!ts.isInterfaceDeclaration(statement) || (statement.typeParameters?.length ?? 0) > 0) {
      const isMap =
        (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) &&
        statement.name.text === `${name}TypeMap`;
      return isMap ? literalMembers(statement, statement.typeParameters ?? []) : [];
    }
    const isProps = [`${name}OwnProps`, `${name}Props`].includes(statement.name.text);
    return isProps ? statement.members.filter((member) => ts.isPropertySignature(member)) : [];
  });
}

/** The members of the object types in `props`, without those that mention a type parameter. */
function literalMembers(
  statement: ts.TypeAliasDeclaration | ts.InterfaceDeclaration,
  parameters: readonly ts.TypeParameterDeclaration[],
): ts.PropertySignature[] {
  const found: ts.PropertySignature[] = [];
  const names = new Set(parameters.map((parameter) => parameter.name.text));
  const visit = (node: ts.Node, isProps: boolean) => {
    if (ts.isPropertySignature(node)) {
      const isMap = node.name.getText() === 'props';
      if (!isProps && isMap && node.type) visit(node.type, true);
      else if (isProps && !mentions(node, names)) found.push(node);
      return;
    }
    if (ts.isIntersectionTypeNode(node) || ts.isTypeLiteralNode(node) || !isProps)
      ts.forEachChild(node, (child) => visit(child, isProps));
  };
  visit(statement, false);
  return found;
}

function mentions(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node) && names.has(node.text)) return true;
  return ts.forEachChild(node, (child) => mentions(child, names) || undefined) ?? false;
}

function readProp(member: ts.PropertySignature, source: ts.SourceFile): DeclaredProp | undefined {
  const comment = /\/\*\*[\s\S]*?\*\//.exec(member.getFullText())?.[0] ?? '';
  if (/@(?:ignore|internal|private)\b/.test(comment) || !member.type) return undefined;
  const name = member.name.getText().replace(/^['"]|['"]$/g, '');
  if (name === 'ref' || name === 'key') return undefined;
  const type = typeText(member.type, source);
  // Nothing can be passed.
  if (type === 'null' || type === 'never') return undefined;
  const value = /@default(?:Value)?\s+([\s\S]*?)(?=\n\s*\*\s*(?:@|\n|$)|\s*\*\/)/.exec(comment)?.[1];
  return {
    name,
    type,
    default: value?.replace(/\n\s*\*\s?/g, '\n').trim(),
    required: member.questionToken === undefined,
  };
}

/** The text of a type in one line, without `undefined` among its alternatives. */
function typeText(node: ts.TypeNode, source: ts.SourceFile): string {
  const bare = ts.isParenthesizedTypeNode(node) ? node.type : node;
  const parts = ts.isUnionTypeNode(bare)
    ? bare.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)
    : [bare];
  const [only] = parts;
  if (parts.length === 1 && only && only !== bare) return typeText(only, source);
  const printer = ts.createPrinter({ removeComments: true });
  return parts
    .map((part) => printer.printNode(ts.EmitHint.Unspecified, part, source).replace(/\s*\n\s*/g, ' '))
    .join(' | ');
}

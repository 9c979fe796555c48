import type {
  AnyNode,
  ArrowFunctionExpression,
  CallExpression,
  FunctionExpression,
  Identifier,
  ImportDeclaration,
  Node,
  Program,
} from 'acorn';
import type { DemoComponent } from '../../model/demo.ts';
import { nodesOf, type ParsedModule, parseSyntax } from './parse-syntax.ts';

/** A module that makes a demo of a component: `export const DemoHero = createDemo(url, Hero);` */
export interface DemoFactory {
  /** The module without the factory: it exports the component as default, and as the name of the demo. */
  readonly text: string;
  /** The component in a module beside it; absent if it comes from elsewhere. */
  readonly component?: DemoComponent;
  /** The names of all components that it is called with, the shown one first: `CssModules`, `Tailwind`. */
  readonly variants: readonly string[];
  /** The line of the call, from 1. */
  readonly line: number;
}

interface Declared {
  /** The statement that exports the demo. */
  readonly statement: Node;
  /** The name that it exports. */
  readonly name: string;
  readonly call: CallExpression;
}

/** Modules of this name list the component of a demo for its page: `demos/hero/index.ts`. */
export const factoryFile = /(?:^|[\\/])index\.tsx?$/;

const calledFor = /\(\s*import\.meta\.url\b/;

/**
 * Reads a module whose only demo is made by a function that receives the module's address and a component, or
 * an object with variants of one. Undefined for other modules.
 */
export function readDemoFactory(text: string, path: string): DemoFactory | undefined {
  if (!factoryFile.test(path) || !calledFor.test(text)) return undefined;
  const parsed = parseSyntax(text, path);
  const declared = parsed?.program.body.flatMap((statement) => declaredIn(statement) ?? []) ?? [];
  const [only, ...others] = declared;
  if (!parsed || !only || others.length > 0 || hasDefault(parsed.program)) return undefined;
  const components = componentsOf(only.call.arguments[1], only.name);
  const [shown] = components;
  if (shown === undefined) return undefined;
  const { value } = shown;
  const component = value.type === 'Identifier' ? importOf(value.name, parsed.program) : undefined;
  return {
    text: withReact(withoutFactory(parsed, only, value)),
    ...(component && { component }),
    variants: components.map(({ key }) => key),
    line: parsed.code.slice(0, only.statement.start).split('\n').length,
  };
}

/** Reads `export const Name = factory(url, …)`, where the address is that of the module. */
function declaredIn(statement: Program['body'][number]): Declared | undefined {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
    return undefined;
  const [declarator, ...others] = statement.declaration.declarations;
  const { id, init } = declarator ?? {};
  const isOne = others.length === 0 && id?.type === 'Identifier' && init?.type === 'CallExpression';
  if (!isOne || !isModuleUrl(init.arguments[0])) return undefined;
  return { statement, name: id.name, call: init };
}

function isModuleUrl(argument: CallExpression['arguments'][number] | undefined): boolean {
  return argument?.type === 'MemberExpression' && argument.object.type === 'MetaProperty';
}

function hasDefault({ body }: Program): boolean {
  return body.some(({ type }) => type === 'ExportDefaultDeclaration');
}

/** A component by its name, or written in the call itself. */
type Shown = Identifier | ArrowFunctionExpression | FunctionExpression;

interface Variant {
  readonly key: string;
  readonly value: Shown;
}

/** `Hero` → itself, `{ CssModules, Tailwind }` → both. Nothing if one of them is another expression. */
function componentsOf(
  argument: CallExpression['arguments'][number] | undefined,
  demo: string,
): readonly Variant[] {
  if (isShown(argument))
    return [{ key: argument.type === 'Identifier' ? argument.name : demo, value: argument }];
  if (argument?.type !== 'ObjectExpression') return [];
  const variants = argument.properties.map((property) =>
    property.type === 'Property' && isShown(property.value) && property.key.type === 'Identifier'
      ? { key: property.key.name, value: property.value }
      : undefined,
  );
  return variants.every((variant) => variant !== undefined) ? variants : [];
}

function isShown(node: CallExpression['arguments'][number] | undefined): node is Shown {
  return /^(?:Identifier|ArrowFunctionExpression|FunctionExpression)$/.test(node?.type ?? '');
}

function importOf(local: string, { body }: Program): DemoComponent | undefined {
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const one of statement.specifiers) {
      const specifier = String(statement.source.value);
      if (one.local.name !== local || !specifier.startsWith('.')) continue;
      if (one.type === 'ImportDefaultSpecifier') return { specifier, name: 'default' };
      if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
        return { specifier, name: one.imported.name };
    }
  }
  return undefined;
}

/**
 * Drops the call, and imports of which only the call makes use: a factory is often a program for a server.
 * Lines keep their numbers, so that problems in imports are found.
 */
function withoutFactory(
  { program, code }: ParsedModule,
  { statement, name }: Declared,
  shown: Shown,
): string {
  const others = program.body.filter((node) => node !== statement && node.type !== 'ImportDeclaration');
  const used = new Set([shown, ...others].flatMap((node) => nodesOf(node)).flatMap(identifierOf));
  const isKept = ({ specifiers }: ImportDeclaration) =>
    specifiers.length === 0 || specifiers.some(({ local }) => used.has(local.name));
  const lines = (node: Node) => code.slice(node.start, node.end).split('\n').length;
  return program.body.reduceRight((text, node) => {
    const put = (written: string, kept = 1) =>
      text.slice(0, node.start) + written + '\n'.repeat(lines(node) - kept) + text.slice(node.end);
    if (node === statement && shown.type === 'Identifier')
      return put(`export { ${shown.name} as default, ${shown.name} as ${name} };`);
    // A component that is written in the call stays on its lines.
    const before = '\n'.repeat(code.slice(node.start, shown.start).split('\n').length - 1);
    const written = `export const ${name} =${before} ${code.slice(shown.start, shown.end)}; export { ${name} as default };`;
    if (node === statement) return put(written, before.length + lines(shown));
    return node.type === 'ImportDeclaration' && !isKept(node) ? put('') : text;
  }, code);
}

/** JSX is compiled to calls of React, which a module need not import for it. */
function withReact(text: string): string {
  const isMissing =
    /\bReact\.(?:createElement|Fragment)\b/.test(text) && !/\bimport\b[^;'"]*\bReact\b/.test(text);
  return isMissing ? `import * as React from 'react'; ${text}` : text;
}

function identifierOf(node: AnyNode): string[] {
  return node.type === 'Identifier' ? [node.name] : [];
}

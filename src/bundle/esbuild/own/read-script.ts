// acorn (acornjs), the parser of demos, reads the imports and exports that esbuild has written.
import { type ImportDeclaration, type Program, parse } from 'acorn';
import type { ImportScript, NamePair, ScriptImport } from '../../../model/apart-demos.ts';

/** A script of esbuild in parts. */
export interface Script {
  /** Directives such as `"use client"`, which stay first. */
  readonly directives: string;
  readonly imports: readonly ScriptImport[];
  /** The rest without imports and exports. */
  readonly code: string;
  readonly exports: readonly NamePair[];
}

/**
 * Reads the script of a shared import. Undefined if it has code of packages, which must not run once
 * for each demo that imports it.
 */
export function readImportScript(text: string): ImportScript | undefined {
  const script = readScript(text);
  const calls: string[] = [];
  const reads: [string, string, string][] = [];
  const imported = new Set(script?.imports.flatMap(({ names }) => names.map(([, local]) => local)));
  for (const node of (script && parseScript(script.code)) ?? []) {
    const read = readOf(node);
    const call = read ? undefined : calledIn(node);
    if (!imported.has(read?.[1] ?? call ?? '')) return undefined;
    if (read) reads.push(read);
    else if (call !== undefined) calls.push(call);
  }
  return script && { imports: script.imports, calls, reads, exports: script.exports };
}

/** `var export_e5 = import_react.useState;` */
function readOf(node: Statement): [local: string, of: string, property: string] | undefined {
  const [declared, ...others] = node.type === 'VariableDeclaration' ? node.declarations : [];
  const { id, init } = declared ?? {};
  if (others.length > 0 || id?.type !== 'Identifier' || init?.type !== 'MemberExpression') return undefined;
  const { object, property, computed } = init;
  const isName = object.type === 'Identifier' && property.type === 'Identifier' && !computed;
  return isName ? [id.name, object.name, property.name] : undefined;
}

/** `init_react();` */
function calledIn(node: Statement): string | undefined {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = node.expression;
  return callee.type === 'Identifier' && given.length === 0 ? callee.name : undefined;
}

/**
 * Reads a script of esbuild. Undefined if it exports what another one exports, imports with attributes, or is
 * beyond acorn.
 */
export function readScript(text: string): Script | undefined {
  const body = parseScript(text);
  if (!body) return undefined;
  const imports = body.filter((node) => node.type === 'ImportDeclaration');
  const exports = body.filter((node) => node.type === 'ExportNamedDeclaration' && !node.declaration);
  const isOpen = body.some(
    (node) =>
      node.type === 'ExportAllDeclaration' ||
      node.type === 'ExportDefaultDeclaration' ||
      (node.type === 'ExportNamedDeclaration' && (node.source || node.declaration)),
  );
  if (isOpen || imports.some(({ attributes }) => attributes.length > 0)) return undefined;
  const start = body.find((node) => !isDirective(node))?.start ?? text.length;
  return {
    directives: text.slice(0, start),
    imports: imports.map(importOf),
    code: without([...imports, ...exports], text, start),
    exports: exports.flatMap((node) =>
      'specifiers' in node
        ? node.specifiers.flatMap((one): NamePair[] =>
            'exported' in one ? [[nameOf(one.exported), nameOf(one.local)]] : [],
          )
        : [],
    ),
  };
}

type Statement = Program['body'][number];

function parseScript(text: string): Program['body'] | undefined {
  try {
    const { body } = parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
    return body.filter(({ type }) => type !== 'EmptyStatement');
  } catch (error) {
    // Syntax that is newer than acorn, and code nested 10,000 deep, which overflows the stack.
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function isDirective(node: Statement): boolean {
  return node.type === 'ExpressionStatement' && node.directive !== undefined;
}

function without(statements: readonly Statement[], text: string, start: number): string {
  let code = '';
  let end = start;
  for (const node of [...statements].sort((a, b) => a.start - b.start)) {
    code += text.slice(end, node.start);
    end = node.end;
  }
  return code + text.slice(end);
}

function importOf({ source, specifiers }: ImportDeclaration): ScriptImport {
  return {
    specifier: String(source.value),
    names: specifiers.map((one): NamePair => {
      if (one.type === 'ImportNamespaceSpecifier') return ['*', one.local.name];
      if (one.type === 'ImportDefaultSpecifier') return ['default', one.local.name];
      return [nameOf(one.imported), one.local.name];
    }),
  };
}

type Named = Extract<ImportDeclaration['specifiers'][number], { type: 'ImportSpecifier' }>['imported'];

function nameOf(node: Named): string {
  return node.type === 'Identifier' ? node.name : String(node.value);
}

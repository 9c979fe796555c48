import type { ImportDeclaration, Program, Statement } from 'acorn';
import { boundNames } from './bind.ts';
import { requireFunction } from './built-ins.ts';
import { run } from './statements.ts';
import {
  closure,
  isPlain,
  isRecord,
  isUnread,
  type Machine,
  type ModulePlace,
  packageExport,
  type Scope,
  unread,
  wholeExport,
} from './values.ts';

/** A module, and where its exports go. */
export interface OwnModule {
  readonly file: string;
  readonly exports: Record<string, unknown>;
}

/** Runs the statements of a module, and returns its exports. */
export function interpretModule(program: Program, { file, exports }: OwnModule, machine: Machine): unknown {
  const commonJs = { exports: exports as unknown };
  const scope: Scope = {
    file,
    names: new Map<string, unknown>([
      ['module', commonJs],
      ['exports', exports],
      ['require', requireFunction],
    ]),
  };
  const statements = program.body.map((statement) => withoutExport(statement));
  for (const statement of program.body)
    if (statement.type === 'ImportDeclaration') importNames(statement, scope, machine);
  run(statements.filter((one) => one !== undefined) as Statement[], scope, machine);
  for (const statement of program.body) exportNames(statement, { scope, exports, machine });
  if (commonJs.exports === exports) return exports;
  const whole = commonJs.exports;
  const named = isPlain(whole) && !Array.isArray(whole) ? whole : {};
  return Object.assign(exports, { ...named, default: whole, [wholeExport]: whole });
}

/** Returns the declaration of an export statement, which runs like any other. */
function withoutExport(statement: Program['body'][number]): Statement | undefined {
  if (statement.type === 'ImportDeclaration' || statement.type === 'ExportAllDeclaration') return undefined;
  if (statement.type === 'ExportNamedDeclaration') return (statement.declaration as Statement) ?? undefined;
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement;
    return declaration.type === 'FunctionDeclaration' && declaration.id
      ? (declaration as Statement)
      : undefined;
  }
  return statement;
}

function importNames({ specifiers, source, loc }: ImportDeclaration, scope: Scope, machine: Machine): void {
  const place = { file: scope.file, line: loc?.start.line ?? 1 };
  const module = machine.module(String(source.value), place);
  for (const specifier of specifiers) {
    const name =
      specifier.type === 'ImportSpecifier'
        ? nameOf(specifier.imported)
        : specifier.type === 'ImportDefaultSpecifier'
          ? 'default'
          : '*';
    scope.names.set(specifier.local.name, exportOf(module, name, place));
  }
}

function nameOf(node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string {
  return node.type === 'Identifier' ? (node.name ?? '') : String(node.value);
}

function exportOf(module: unknown, name: string, place: ModulePlace): unknown {
  if (isUnread(module))
    return module.origin ? packageExport({ package: module.origin.package, name }, place) : module;
  if (name === '*' || !isRecord(module)) return module;
  if (Object.hasOwn(module, name)) return module[name];
  // Node gives the default import of a module of CommonJS, or of Node itself, all of its exports.
  return name === 'default' ? module : unread(`there is no export "${name}"`, place);
}

interface Exporting {
  readonly scope: Scope;
  readonly exports: Record<string, unknown>;
  readonly machine: Machine;
}

function exportNames(statement: Program['body'][number], { scope, exports, machine }: Exporting): void {
  const place = { file: scope.file, line: statement.loc?.start.line ?? 1 };
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement;
    exports.default =
      declaration.type === 'FunctionDeclaration'
        ? closure(declaration, scope)
        : machine.evaluate(declaration, scope);
  } else if (statement.type === 'ExportAllDeclaration') {
    const module = machine.module(String(statement.source.value), place);
    if (statement.exported) exports[nameOf(statement.exported)] = module;
    else if (isPlain(module))
      for (const [name, value] of Object.entries(module)) if (name !== 'default') exports[name] ??= value;
  } else if (statement.type === 'ExportNamedDeclaration') {
    const from = statement.source && machine.module(String(statement.source.value), place);
    for (const { local, exported } of statement.specifiers)
      exports[nameOf(exported)] = from
        ? exportOf(from, nameOf(local), place)
        : scope.names.get(nameOf(local));
    for (const name of declaredNames(statement.declaration)) exports[name] = scope.names.get(name);
  }
}

function declaredNames(declaration: unknown): string[] {
  const declared = declaration as Statement | null | undefined;
  if (declared?.type === 'FunctionDeclaration') return [declared.id.name];
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ id }) => boundNames(id));
}

import type { ImportDeclaration, Program, Statement } from 'acorn';
import { nodeModules } from './built-ins.ts';
import { evaluate } from './expressions.ts';
import type { ModuleGraph } from './load-modules.ts';
import { bind, run } from './statements.ts';
import {
  type BuiltIn,
  type Closure,
  innerScope,
  isClosure,
  isRecord,
  isUnread,
  type Machine,
  type ModulePlace,
  OutOfSteps,
  type PackageCall,
  packageExport,
  type Scope,
  unread,
} from './values.ts';

/** The exports of a module that were read from its syntax. */
export interface EvaluatedModule {
  readonly exports: Readonly<Record<string, unknown>>;
  /** Calls an exported function. */
  call(callee: unknown, args: readonly unknown[]): unknown;
}

/** Enough for a navigation of ten thousand entries; reached in a few hundred milliseconds. */
const mostSteps = 2_000_000;
const deepestCall = 100;

/**
 * Reads what a module exports from its syntax tree and those of its imports. Nothing is executed: literals,
 * functions without effects, and the usual methods of lists and texts are evaluated; everything else is an
 * unread value with its place. A program that does too much is unread as a whole.
 */
export function evaluateModule(graph: ModuleGraph): EvaluatedModule {
  const start: ModulePlace = { file: graph.entry, line: 1 };
  const machine = createMachine(graph);
  const guarded = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      if (error instanceof OutOfSteps || error instanceof RangeError)
        return unread('the program does too much to be read', start);
      throw error;
    }
  };
  const exports = guarded(() => machine.exportsOf(graph.entry));
  return {
    exports: isRecord(exports) && !isUnread(exports) ? exports : { default: exports },
    call: (callee, args) => guarded(() => machine.call(callee, args, start)),
  };
}

interface ModuleMachine extends Machine {
  exportsOf(file: string): unknown;
}

function createMachine(graph: ModuleGraph): ModuleMachine {
  const known = new Map<string, Record<string, unknown>>();
  let steps = 0;
  let depth = 0;
  const machine: ModuleMachine = {
    spend(count) {
      steps += count;
      if (steps > mostSteps) throw new OutOfSteps();
    },
    evaluate: (node, scope) => evaluate(node, scope, machine),
    call(callee, args, place) {
      if (typeof callee === 'function') return (callee as BuiltIn)(args, machine, place);
      if (isUnread(callee)) return callee.origin ? callPackage(callee.origin, args) : callee;
      if (!isClosure(callee)) return unread('the value is computed', place);
      if (depth >= deepestCall) throw new OutOfSteps();
      depth += 1;
      const value = callClosure(callee, args, machine);
      depth -= 1;
      return value;
    },
    module(specifier, from) {
      const file = graph.resolve(specifier, from.file);
      if (file !== undefined) return machine.exportsOf(file);
      const name = specifier.replace(/^node:/, '');
      if (Object.hasOwn(nodeModules, name)) return nodeModules[name];
      return packageExport({ package: specifier, name: '*' }, from);
    },
    exportsOf(file) {
      const before = known.get(file);
      if (before) return before;
      const exports: Record<string, unknown> = Object.create(null);
      known.set(file, exports);
      const syntax = graph.modules.get(file);
      if (syntax?.kind === 'program') return runModule(syntax.program, { file, exports }, machine);
      const line = syntax?.line ?? 1;
      return unread(syntax?.message ?? 'it cannot be read', { file, line });
    },
  };
  return machine;
}

/** `defineConfig(options)` and `withPlugin(options)` return their options, as far as an inspection knows. */
function callPackage(
  { package: from, name }: PackageCall | { readonly package: string; readonly name: string },
  args: readonly unknown[],
): unknown {
  const isIdentity = /^(?:define[A-Z]|with[A-Z])/.test(name) || /(?:^|[/-])with-/.test(from);
  if (isIdentity && args.length > 0) return args[0];
  return { package: from, name, args } satisfies PackageCall;
}

function callClosure({ node, scope }: Closure, args: readonly unknown[], machine: Machine): unknown {
  const inner = innerScope(scope);
  for (const [index, pattern] of node.params.entries()) {
    if (pattern.type === 'RestElement') bind(pattern.argument, args.slice(index), { scope: inner, machine });
    else bind(pattern, args[index], { scope: inner, machine });
  }
  if (node.body.type !== 'BlockStatement') return evaluate(node.body, inner, machine);
  const completion = run(node.body.body, inner, machine);
  return completion.kind === 'return' ? completion.value : undefined;
}

/** `require.resolve('./sidebars.js')` stands for the path as written. */
const resolvePath: BuiltIn = ([specifier]) => String(specifier);

interface OwnModule {
  readonly file: string;
  readonly exports: Record<string, unknown>;
}

function runModule(program: Program, { file, exports }: OwnModule, machine: Machine): unknown {
  const commonJs = { exports: exports as unknown };
  const requireModule: BuiltIn = ([specifier], _machine, place) => machine.module(String(specifier), place);
  const scope: Scope = {
    file,
    names: new Map<string, unknown>([
      ['module', commonJs],
      ['exports', exports],
      ['require', Object.assign(requireModule, { resolve: resolvePath })],
    ]),
  };
  const statements = program.body.map((statement) => withoutExport(statement));
  for (const statement of program.body)
    if (statement.type === 'ImportDeclaration') importNames(statement, scope, machine);
  run(statements.filter((one) => one !== undefined) as Statement[], scope, machine);
  for (const statement of program.body) exportNames(statement, { scope, exports, machine });
  if (commonJs.exports === exports) return exports;
  return isRecord(commonJs.exports) && !Array.isArray(commonJs.exports) && !isUnread(commonJs.exports)
    ? Object.assign(exports, { ...commonJs.exports, default: commonJs.exports })
    : Object.assign(exports, { default: commonJs.exports });
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
    exports.default = machine.evaluate(statement.declaration, scope);
  } else if (statement.type === 'ExportAllDeclaration') {
    const module = machine.module(String(statement.source.value), place);
    if (isRecord(module) && !isUnread(module))
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
  return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

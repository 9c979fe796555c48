import { bind } from './bind.ts';
import { nodeModules } from './built-ins.ts';
import { evaluate } from './expressions.ts';
import { interpretModule } from './interpret-module.ts';
import type { ModuleGraph } from './load-modules.ts';
import { run } from './statements.ts';
import {
  type BuiltIn,
  type Closure,
  innerScope,
  isClosure,
  isPackageCall,
  isRecord,
  isUnread,
  type Machine,
  type ModulePlace,
  OutOfSteps,
  type PackageCall,
  type PackageExport,
  packageExport,
  unread,
} from './values.ts';

/** The exports of a module that were read from its syntax. */
export interface EvaluatedModule {
  readonly exports: Readonly<Record<string, unknown>>;
  /** Calls an exported function. */
  call(callee: unknown, args: readonly unknown[]): unknown;
}

/** Enough for a navigation of ten thousand entries, and soon reached by a loop without end. */
const mostSteps = 2_000_000;
const deepestCall = 100;

/**
 * Reads what a module exports from its syntax tree and those of its imports. Nothing is executed: literals,
 * functions without effects, and the usual methods of lists and texts are evaluated; everything else is an
 * unread value with its place. A program that does too much is unread as a whole.
 */
export function readExports(graph: ModuleGraph): EvaluatedModule {
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
      if (isPackageCall(callee)) return callPackage({ package: callee.package, name: callee.name }, args);
      // `withPlugin({ … })` returned its options, and is a function that receives the settings.
      if (isRecord(callee) && !isClosure(callee) && args.length > 0) return args[0];
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
      const syntax = graph.modules.get(file);
      if (syntax?.kind !== 'program')
        return unread(syntax?.message ?? 'it cannot be read', { file, line: syntax?.line ?? 1 });
      const exports: Record<string, unknown> = Object.create(null);
      known.set(file, exports);
      return interpretModule(syntax.program, { file, exports }, machine);
    },
  };
  return machine;
}

/** `defineConfig(options)` and `withPlugin(options)` return their options, as far as an inspection knows. */
function callPackage({ package: from, name }: PackageExport, args: readonly unknown[]): unknown {
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

import type { Expression, Function as FunctionNode, Node } from 'acorn';

/** A place in a file of the inspected tree. */
export interface ModulePlace {
  /** Posix path relative to the inspected folder. */
  readonly file: string;
  readonly line: number;
}

const unreadMark = Symbol('unread');
const closureMark = Symbol('closure');

/** The key of what a module of CommonJS exports as a whole, beside its members. */
export const wholeExport = Symbol('module.exports');

/** A value that does not follow from the syntax alone, such as the export of a package. */
export interface Unread {
  readonly [unreadMark]: true;
  /** Continues `… is not read:`; for example `it comes from the package "vitepress"`. */
  readonly reason: string;
  readonly place: ModulePlace;
  /** Present if the value is an export of a package. */
  readonly origin?: PackageExport;
}

/** An export of a package: of `vitepress`, `defineConfig`. */
export interface PackageExport {
  readonly package: string;
  /** `default`, `*` for all exports, or the imported name. */
  readonly name: string;
}

/** Creates an unread value. */
export function unread(reason: string, place: ModulePlace): Unread {
  return { [unreadMark]: true, reason, place };
}

/** Creates the value of an export of a package, which an inspection does not run. */
export function packageExport(origin: PackageExport, place: ModulePlace): Unread {
  const isFile = /^\.{1,2}\//.test(origin.package);
  const reason = isFile
    ? `the file "${origin.package}" is not in the folder`
    : `it comes from the package "${origin.package}"`;
  return { ...unread(reason, place), origin };
}

/** True for an unread value. */
export function isUnread(value: unknown): value is Unread {
  return isRecord(value) && unreadMark in value;
}

/** A function of an inspected module, with the variables around it. */
export interface Closure {
  readonly [closureMark]: true;
  readonly node: FunctionNode;
  readonly scope: Scope;
}

/** Creates a function of an inspected module. */
export function closure(node: FunctionNode, scope: Scope): Closure {
  return { [closureMark]: true, node, scope };
}

/** True for a function of an inspected module. */
export function isClosure(value: unknown): value is Closure {
  return isRecord(value) && closureMark in value;
}

/** True for objects whose members a program may read: neither functions nor unread values. */
export function isPlain(value: unknown): value is Record<PropertyKey, unknown> {
  return isRecord(value) && !isUnread(value) && !isClosure(value);
}

/**
 * True for objects whose members a program may set. `list.length = 4e9` would make a list that no loop
 * comes to the end of.
 */
export function isWritable(value: unknown): value is Record<PropertyKey, unknown> {
  return isPlain(value) && !Array.isArray(value) && !Object.isFrozen(value);
}

/** A function of ours that stands for one of the language or of a package. */
export type BuiltIn = (args: readonly unknown[], machine: Machine, place: ModulePlace) => unknown;

/** The call of a function of a package: `starlight({ … })`. Plain data, so that it survives as a value. */
export interface PackageCall extends PackageExport {
  readonly args: readonly unknown[];
}

/** True for the call of a function of a package. */
export function isPackageCall(value: unknown): value is PackageCall {
  return isRecord(value) && 'package' in value && 'name' in value && Array.isArray(value.args);
}

/** The variables that a piece of code sees. */
export interface Scope {
  readonly file: string;
  readonly names: Map<string, unknown>;
  readonly parent?: Scope;
}

/** Creates a scope inside another one. */
export function innerScope(parent: Scope): Scope {
  return { file: parent.file, names: new Map(), parent };
}

/** What expressions need from the rest of the evaluation. */
export interface Machine {
  /** Counts work, and throws `OutOfSteps` when a program does too much of it. */
  spend(steps: number): void;
  call(callee: unknown, args: readonly unknown[], place: ModulePlace): unknown;
  evaluate(node: Expression | Node, scope: Scope): unknown;
  /** Returns the exports of a module: `./sidebar`, `vitepress`. */
  module(specifier: string, from: ModulePlace): unknown;
}

/** Thrown when a program does more work than an inspection allows. */
export class OutOfSteps extends Error {}

/** True for objects, including arrays. */
export function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns the text of a value as JavaScript makes it: objects of an inspection have no `toString`. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return joinTexts(value, ',');
  return isRecord(value) ? '[object Object]' : String(value);
}

/** Joins values as `Array.prototype.join` does. A list that contains itself throws a `RangeError`. */
export function joinTexts(values: readonly unknown[], separator: string): string {
  return values.map((value) => (value === undefined || value === null ? '' : textOf(value))).join(separator);
}

/** Returns the place of a node. */
export function placeOf(node: Node, { file }: Pick<Scope, 'file'>): ModulePlace {
  return { file, line: node.loc?.start.line ?? 1 };
}

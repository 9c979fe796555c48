import type { Node, Program, Statement, VariableDeclaration } from 'acorn';
import { bind } from './bind.ts';
import { evaluate } from './expressions.ts';
import {
  closure,
  innerScope,
  isPlain,
  isUnread,
  type Machine,
  placeOf,
  type Scope,
  unread,
} from './values.ts';

/** How a list of statements ended. */
export type Completion =
  | { readonly kind: 'end' | 'break' | 'continue' }
  | { readonly kind: 'return'; readonly value: unknown };

const end: Completion = { kind: 'end' };

/** Runs statements in order until one of them returns, or leaves the loop or switch around them. */
export function run(
  statements: readonly (Statement | Program['body'][number])[],
  scope: Scope,
  machine: Machine,
): Completion {
  hoist(statements, scope);
  for (const statement of statements) {
    machine.spend(1);
    const completion = runOne(statement as Statement, scope, machine);
    if (completion.kind !== 'end') return completion;
  }
  return end;
}

/** Functions may be called before the line that declares them. */
function hoist(statements: readonly Node[], scope: Scope): void {
  for (const statement of statements) {
    const declared = statement as Statement;
    if (declared.type === 'FunctionDeclaration') scope.names.set(declared.id.name, closure(declared, scope));
  }
}

function runOne(statement: Statement, scope: Scope, machine: Machine): Completion {
  switch (statement.type) {
    case 'VariableDeclaration':
      declare(statement, scope, machine);
      return end;
    case 'ReturnStatement':
      return {
        kind: 'return',
        value: statement.argument ? evaluate(statement.argument, scope, machine) : undefined,
      };
    case 'ExpressionStatement':
      evaluate(statement.expression, scope, machine);
      return end;
    case 'BlockStatement':
      return run(statement.body, innerScope(scope), machine);
    case 'IfStatement':
      return branch(statement, scope, machine);
    case 'ForOfStatement':
    case 'ForInStatement':
      return loop(statement, scope, machine);
    case 'ForStatement':
      return count(statement, scope, machine);
    case 'WhileStatement':
    case 'DoWhileStatement':
      return repeat(statement, scope, machine);
    case 'SwitchStatement':
      return choose(statement, scope, machine);
    case 'BreakStatement':
      return { kind: 'break' };
    case 'ContinueStatement':
      return { kind: 'continue' };
    case 'TryStatement':
      return attempt(statement, scope, machine);
    case 'FunctionDeclaration':
    case 'EmptyStatement':
      return end;
    case 'ThrowStatement':
      return { kind: 'return', value: unread('the program throws an error', placeOf(statement, scope)) };
    default:
      return end;
  }
}

function declare({ declarations }: VariableDeclaration, scope: Scope, machine: Machine): void {
  for (const { id, init } of declarations)
    bind(id, init ? evaluate(init, scope, machine) : undefined, { scope, machine });
}

function branch(
  statement: Extract<Statement, { type: 'IfStatement' }>,
  scope: Scope,
  machine: Machine,
): Completion {
  const decided = evaluate(statement.test, scope, machine);
  // A condition that is not known is taken as false: configuration files test for the rare case.
  const taken = decided && !isUnread(decided) ? statement.consequent : statement.alternate;
  return taken ? run([taken], innerScope(scope), machine) : end;
}

function loop(
  statement: Extract<Statement, { type: 'ForOfStatement' | 'ForInStatement' }>,
  scope: Scope,
  machine: Machine,
): Completion {
  const over = evaluate(statement.right, scope, machine);
  const isIn = statement.type === 'ForInStatement';
  const values = isIn && isPlain(over) ? Object.keys(over) : over;
  const { left } = statement;
  if (!Array.isArray(values) || left.type !== 'VariableDeclaration') return end;
  const [declared] = left.declarations;
  for (const value of values) {
    const inner = innerScope(scope);
    if (declared) bind(declared.id, value, { scope: inner, machine });
    const completion = run([statement.body], inner, machine);
    if (completion.kind === 'return') return completion;
    if (completion.kind === 'break') return end;
  }
  return end;
}

/** Runs `for (let i = 0; i < names.length; i++)`. A condition that is not known is taken as false. */
function count(
  { init, test, update, body }: Extract<Statement, { type: 'ForStatement' }>,
  scope: Scope,
  machine: Machine,
): Completion {
  let round = innerScope(scope);
  if (init?.type === 'VariableDeclaration') declare(init, round, machine);
  else if (init) evaluate(init, round, machine);
  for (;;) {
    machine.spend(1 + round.names.size);
    const decided = test ? evaluate(test, round, machine) : true;
    if (!decided || isUnread(decided)) return end;
    const completion = run([body], innerScope(round), machine);
    if (completion.kind === 'return') return completion;
    if (completion.kind === 'break') return end;
    // Functions of the body keep the variables of their round.
    round = { ...round, names: new Map(round.names) };
    if (update) evaluate(update, round, machine);
  }
}

/** Runs `while` and `do … while`. A condition that is not known is taken as false. */
function repeat(
  { type, test, body }: Extract<Statement, { type: 'WhileStatement' | 'DoWhileStatement' }>,
  scope: Scope,
  machine: Machine,
): Completion {
  for (let isCertain = type === 'DoWhileStatement'; ; isCertain = false) {
    machine.spend(1);
    const decided = isCertain || evaluate(test, scope, machine);
    if (!decided || isUnread(decided)) return end;
    const completion = run([body], innerScope(scope), machine);
    if (completion.kind === 'return') return completion;
    if (completion.kind === 'break') return end;
  }
}

/** Runs `try` and `finally`; `catch` never runs, because an error is a value that a function returns. */
function attempt(
  { block, finalizer }: Extract<Statement, { type: 'TryStatement' }>,
  scope: Scope,
  machine: Machine,
): Completion {
  const completion = run(block.body, innerScope(scope), machine);
  const last = finalizer ? run(finalizer.body, innerScope(scope), machine) : end;
  return last.kind === 'end' ? completion : last;
}

/** Runs a `switch` from the case that fits. A value that is not known takes the default. */
function choose(
  statement: Extract<Statement, { type: 'SwitchStatement' }>,
  scope: Scope,
  machine: Machine,
): Completion {
  const inner = innerScope(scope);
  const value = evaluate(statement.discriminant, inner, machine);
  const fits = statement.cases.findIndex(({ test }) => test && evaluate(test, inner, machine) === value);
  const start = fits < 0 ? statement.cases.findIndex(({ test }) => !test) : fits;
  if (start < 0) return end;
  const completion = run(
    statement.cases.slice(start).flatMap(({ consequent }) => consequent),
    inner,
    machine,
  );
  return completion.kind === 'break' ? end : completion;
}

import type { Node, Pattern, Program, Statement, VariableDeclaration } from 'acorn';
import { bind } from './bind.ts';
import { evaluate } from './expressions.ts';
import {
  closure,
  innerScope,
  isPlain,
  isUnread,
  isWritable,
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
      if (statement.expression.type === 'AssignmentExpression')
        assignTo(statement.expression, scope, machine);
      else evaluate(statement.expression, scope, machine);
      return end;
    case 'BlockStatement':
      return run(statement.body, innerScope(scope), machine);
    case 'IfStatement':
      return branch(statement, scope, machine);
    case 'ForOfStatement':
    case 'ForInStatement':
      return loop(statement, scope, machine);
    case 'SwitchStatement':
      return choose(statement, scope, machine);
    case 'BreakStatement':
      return { kind: 'break' };
    case 'ContinueStatement':
      return { kind: 'continue' };
    case 'TryStatement':
      return run(statement.block.body, innerScope(scope), machine);
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

/** `module.exports = …`, `exports.a = …`, `config.title = …`, `name = …` */
function assignTo(
  { left, right, operator }: Extract<Node, { type: string }> & { left: Node; right: Node; operator: string },
  scope: Scope,
  machine: Machine,
): void {
  // `a += b` assigns the value of `a + b`.
  const type = /^(?:&&|\|\||\?\?)=$/.test(operator) ? 'LogicalExpression' : 'BinaryExpression';
  const combined = { ...left, type, operator: operator.slice(0, -1), left, right };
  const value = evaluate(operator === '=' ? right : combined, scope, machine);
  const target = left as Pattern;
  if (target.type === 'Identifier') {
    for (let at: Scope | undefined = scope; at; at = at.parent)
      if (at.names.has(target.name)) {
        at.names.set(target.name, value);
        return;
      }
    return;
  }
  if (target.type !== 'MemberExpression' || target.object.type === 'Super') return;
  const owner = evaluate(target.object, scope, machine);
  const key =
    !target.computed && target.property.type === 'Identifier'
      ? target.property.name
      : evaluate(target.property, scope, machine);
  if (isWritable(owner) && typeof key === 'string' && key !== '__proto__') owner[key] = value;
}

import { isClosure, isRecord, isUnread, type Machine, type ModulePlace, textOf, unread } from './values.ts';

/** Applies an operator with one operand. */
export function negate(operator: string, value: unknown, place: ModulePlace): unknown {
  if (operator === 'void') return undefined;
  if (isUnread(value)) return operator === 'typeof' ? unread(value.reason, place) : value;
  if (operator === '!') return !value;
  if (operator === 'typeof') return typeOf(value);
  if (isRecord(value)) return unread('the value is computed', place);
  if (operator === '-') return -Number(value);
  if (operator === '+') return Number(value);
  return unread('the value is computed', place);
}

function typeOf(value: unknown): string {
  return isClosure(value) ? 'function' : typeof value;
}

/** Where a value is computed. */
export interface Computation {
  readonly machine: Machine;
  readonly place: ModulePlace;
}

/** Applies an operator with two operands. */
export function combine(
  operator: string,
  left: unknown,
  right: unknown,
  { machine, place }: Computation,
): unknown {
  if (isUnread(left)) return left;
  if (isUnread(right)) return right;
  switch (operator) {
    case '===':
      return left === right;
    case '!==':
      return left !== right;
    case '==':
      return left === right || (isNothing(left) && isNothing(right));
    case '!=':
      return left !== right && !(isNothing(left) && isNothing(right));
    case 'in':
      return isRecord(right) && Object.hasOwn(right, textOf(left));
  }
  if (isRecord(left) || isRecord(right)) return unread('the value is computed', place);
  const result = arithmetic(operator, left, right);
  if (result === undefined) return unread('the value is computed', place);
  if (typeof result === 'string') machine.spend(result.length / 100);
  return result;
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}

function arithmetic(operator: string, left: unknown, right: unknown): string | number | boolean | undefined {
  const isText = typeof left === 'string' || typeof right === 'string';
  if (operator === '+' && isText) return String(left) + String(right);
  const [a, b] = [Number(left), Number(right)];
  // Two texts are in the order of their characters.
  const [first, second] =
    typeof left === 'string' && typeof right === 'string' ? ([left, right] as const) : ([a, b] as const);
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
    case '<':
      return first < second;
    case '>':
      return first > second;
    case '<=':
      return first <= second;
    case '>=':
      return first >= second;
    default:
      return undefined;
  }
}

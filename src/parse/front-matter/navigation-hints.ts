import { badgeNamed } from '../../lib/badge-named.ts';
import type { NavigationHints } from '../../model/document.ts';
import { isWritten, objectOf, type Problem, type Values } from './read-values.ts';

/**
 * Reads how a page is listed in a generated navigation: `order`, and the keys of other tools that mean the
 * same (`sidebar_position`, `nav_order`, `sidebar: { order, label, hidden, badge }`). Undefined if nothing is
 * said.
 */
export function navigationHints(values: Values, problems: Problem[]): NavigationHints | undefined {
  const sidebar = objectOf(values.sidebar);
  const order =
    ownOrder(values, problems) ??
    numberOf(values.sidebar_position) ??
    numberOf(values.nav_order) ??
    numberOf(sidebar.order);
  const title = textOf(values.sidebar_label) ?? textOf(sidebar.label);
  const isHidden = values.nav_exclude === true || sidebar.hidden === true;
  const badge = badgeNamed(textOf(sidebar.badge) ?? textOf(objectOf(sidebar.badge).text) ?? '');
  if (order === undefined && title === undefined && !isHidden && badge === undefined) return undefined;
  return {
    ...(order !== undefined && { order }),
    ...(title !== undefined && { title }),
    ...(isHidden && { hidden: true }),
    ...(badge !== undefined && { badge }),
  };
}

function ownOrder({ order }: Values, problems: Problem[]): number | undefined {
  const number = numberOf(order);
  if (number === undefined && isWritten(order))
    problems.push({
      key: 'order',
      code: 'front-matter-value',
      message: `"order" in the front matter must be a number; found ${JSON.stringify(order)}.`,
      hint: 'order: 1',
    });
  return number;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

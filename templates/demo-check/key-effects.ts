import type { KeyEffect, Prepared } from '../../src/model/demo-check.ts';
import { elementsOfRole, tabStops } from './elements-of-role.ts';

/** A row that is about to be executed, and how its effect is recognised. */
export interface PreparedEffect {
  readonly prepared: Prepared;
  holds(): boolean;
}

/** Puts the focus where a row begins. What the page does not show is a reason to skip the row. */
export function prepareEffect(root: HTMLElement, effect: KeyEffect): PreparedEffect {
  switch (effect.kind) {
    case 'focus-nth':
      return prepareMove(root, effect);
    case 'focus-in': {
      if (!focusIn(root)) return skipped('the demo has nothing that takes focus');
      return ready(() => isIn(elementsOfRole(effect.role)));
    }
    case 'focus-out': {
      if (!isIn(elementsOfRole(effect.role)) && !focusFirst(elementsOfRole(effect.role, root)[0] ?? root))
        return skipped(`the demo shows no ${effect.role} that takes focus`);
      return ready(() => !isIn(elementsOfRole(effect.role)));
    }
    case 'opens':
      if (elementsOfRole(effect.role).length > 0) return skipped(`a ${effect.role} is open already`);
      if (!focusIn(root)) return skipped('the demo has nothing that takes focus');
      return ready(() => elementsOfRole(effect.role).length > 0);
    case 'closes':
      if (elementsOfRole(effect.role).length === 0) return skipped(`no ${effect.role} is open`);
      return ready(() => elementsOfRole(effect.role).length === 0);
    case 'expands':
    case 'collapses':
      return prepareExpansion(root, effect.kind === 'expands');
    case 'toggles':
      return prepareToggle(root, effect.role);
    case 'activates':
      return prepareActivation(root, effect.role);
    case 'value':
      return prepareValue(root, effect.to);
  }
}

type Effect<Kind extends KeyEffect['kind']> = Extract<KeyEffect, { kind: Kind }>;

function prepareMove(root: HTMLElement, { to, role }: Effect<'focus-nth'>): PreparedEffect {
  const open = elementsOfRole(role).filter((element) => root.contains(element) || !inArticle(element));
  const all = () => (open.some((element) => element.isConnected) ? open : elementsOfRole(role, root));
  const elements = all();
  if (elements.length < 2) return skipped(`the demo shows fewer than two elements of role "${role}"`);
  const last = elements.length - 1;
  const current = elements.findIndex((element) => element.contains(document.activeElement));
  const from = startOf(to, current, last);
  if (from !== current) elements[from]?.focus();
  const wanted = { next: from + 1, previous: from - 1, first: 0, last }[to];
  return ready(
    () =>
      elements[wanted]?.contains(document.activeElement) === true || activeDescendant() === elements[wanted],
  );
}

/** Where a movement leads elsewhere, and has one right result even if it continues at the other end. */
function startOf(to: Effect<'focus-nth'>['to'], current: number, last: number): number {
  switch (to) {
    case 'next':
      return current === -1 || current === last ? 0 : current;
    case 'previous':
      return current <= 0 ? 1 : current;
    case 'first':
      return current <= 0 ? last : current;
    case 'last':
      return current === last ? 0 : Math.max(0, current);
  }
}

function prepareExpansion(root: HTMLElement, isWanted: boolean): PreparedEffect {
  const before = String(!isWanted);
  const found =
    isIn([root]) && document.activeElement?.getAttribute('aria-expanded') === before
      ? document.activeElement
      : root.querySelector(`[aria-expanded="${before}"]`);
  if (!(found instanceof HTMLElement))
    return skipped(`the demo shows no element with aria-expanded="${before}"`);
  found.focus();
  return ready(() => found.getAttribute('aria-expanded') === String(isWanted));
}

function prepareToggle(root: HTMLElement, role: string): PreparedEffect {
  const element = focusedOfRole(root, role);
  if (!element) return skipped(`the demo shows no ${role} that takes focus`);
  const before = stateOf(element);
  if (before === '') return skipped(`the ${role} has no state that could change`);
  return ready(() => stateOf(element) !== before);
}

function prepareActivation(root: HTMLElement, role: string): PreparedEffect {
  const element = focusedOfRole(root, role);
  if (!element) return skipped(`the demo shows no ${role} that takes focus`);
  let isClicked = false;
  // A link must not lead away from the page.
  const note = (event: Event) => {
    isClicked = true;
    if (element.matches('a[href]')) event.preventDefault();
  };
  element.addEventListener('click', note, { once: true });
  return ready(() => isClicked);
}

function prepareValue(root: HTMLElement, to: Effect<'value'>['to']): PreparedEffect {
  const element = focusedOfRole(root, 'slider') ?? focusedOfRole(root, 'spinbutton');
  if (!element) return skipped('the demo shows no slider or spin button');
  const before = numberOf(element, 'now');
  const limit =
    to === 'minimum' || to === 'maximum' ? numberOf(element, to === 'minimum' ? 'min' : 'max') : undefined;
  if (limit !== undefined && Number.isNaN(limit)) return skipped(`the element has no ${to}`);
  return ready(() => {
    const now = numberOf(element, 'now');
    return to === 'more' ? now > before : to === 'less' ? now < before : now === limit;
  });
}

/** Focuses the element with a role that has the focus already, or else the first of the demo. */
function focusedOfRole(root: HTMLElement, role: string): HTMLElement | undefined {
  const elements = elementsOfRole(role, root).filter((element) => !element.matches(':disabled'));
  const element = elements.find((one) => one === document.activeElement) ?? elements[0];
  element?.focus();
  return element === document.activeElement ? element : undefined;
}

function stateOf(element: HTMLElement): string {
  const names = ['aria-checked', 'aria-pressed', 'aria-expanded', 'aria-selected'];
  const states = names.flatMap((name) => element.getAttribute(name) ?? []);
  if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type))
    states.push(String(element.checked));
  return states.join(' ');
}

function numberOf(element: HTMLElement, name: 'now' | 'min' | 'max'): number {
  const stated = element.getAttribute(`aria-value${name}`);
  if (stated !== null || !(element instanceof HTMLInputElement)) return Number(stated ?? Number.NaN);
  if (name === 'now') return element.valueAsNumber;
  return Number(element[name] || (element.type === 'range' ? { min: 0, max: 100 }[name] : Number.NaN));
}

/** Leaves the focus in the demo, or puts it on its first stop. */
function focusIn(root: HTMLElement): boolean {
  return isIn([root]) || focusFirst(root);
}

function focusFirst(root: HTMLElement): boolean {
  (tabStops(root)[0] ?? root).focus();
  return isIn([root]);
}

function isIn(elements: readonly HTMLElement[]): boolean {
  return elements.some((element) => element.contains(document.activeElement));
}

function inArticle(element: HTMLElement): boolean {
  return element.closest('article, header, nav, aside, footer') !== null;
}

function activeDescendant(): Element | null {
  return document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');
}

function ready(holds: () => boolean): PreparedEffect {
  return { prepared: { kind: 'ready' }, holds };
}

function skipped(reason: string): PreparedEffect {
  return { prepared: { kind: 'skipped', reason }, holds: () => false };
}

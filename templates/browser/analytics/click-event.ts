import type { PageEvent } from './page-event.ts';

/** Event attributes of an element: `data-event-category`, `-action`, `-label`, `-sampling`. */
type EventAttributes = Readonly<Record<string, string | undefined>>;

const controls = 'a, button, summary';

/** Returns the event of a click, or undefined outside its sample: a share of 0.1 keeps one click in ten. */
export function clickEvent(attributes: EventAttributes, random: () => number): PageEvent | undefined {
  const { eventCategory = '', eventAction = 'click', eventLabel = null, eventSampling } = attributes;
  const share = eventSampling === undefined ? 1 : Number(eventSampling);
  // NaN compares as false, so an invalid share keeps every click.
  if (share < 1 && random() >= share) return undefined;
  return { name: 'click', parameters: { eventCategory, eventAction, eventLabel } };
}

/** Returns the event attributes of a clicked control and its group, or undefined between the controls. */
export function clickedAttributes(target: Element): EventAttributes | undefined {
  const group = target.closest<HTMLElement>('[data-event-category]');
  const control = target.closest<HTMLElement>(controls);
  if (!group) return undefined;
  if (!control || !group.contains(control)) return group.querySelector(controls) ? undefined : group.dataset;
  // Buttons of a demo name their action in `data-action`.
  return { eventAction: control.dataset.action, ...group.dataset, ...control.dataset };
}

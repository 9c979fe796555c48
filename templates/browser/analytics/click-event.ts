import type { PageEvent } from './page-event.ts';

/** Attributes of an element that tells of clicks: `data-event-category`, `-action`, `-label`, `-sampling`. */
export type EventAttributes = Readonly<Record<string, string | undefined>>;

/** The event of a click, or undefined when it is not in the sample: `data-event-sampling="0.1"` tells of one click in ten. */
export function clickEvent(attributes: EventAttributes, random: () => number): PageEvent | undefined {
  const { eventCategory = '', eventAction = 'click', eventLabel = null, eventSampling } = attributes;
  const share = eventSampling === undefined ? 1 : Number(eventSampling);
  // A share that is no number is a mistake of the page; the clicks are told.
  if (share < 1 && random() >= share) return undefined;
  return { name: 'click', parameters: { eventCategory, eventAction, eventLabel } };
}

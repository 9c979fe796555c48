import type { EventAttributes } from './click-event.ts';

const controls = 'a, button, summary';

/**
 * The event attributes of what was clicked: those of the link or button, over those of the group around it. Undefined where nothing is
 * told: outside of every element that has them, and between the links and buttons of a group.
 */
export function clickedAttributes(target: Element): EventAttributes | undefined {
  const holder = target.closest<HTMLElement>('[data-event-category]');
  const control = target.closest<HTMLElement>(controls);
  if (!holder) return undefined;
  if (!control || !holder.contains(control))
    return holder.querySelector(controls) ? undefined : holder.dataset;
  // The buttons of a demo say what they do for their own script.
  return { eventAction: control.dataset.action, ...holder.dataset, ...control.dataset };
}

import { type PageEvent, pageEventType } from './analytics/page-event.ts';

/** Tells what happened. Nobody may be listening. */
export function reportEvent(name: string, parameters: PageEvent['parameters']): void {
  document.dispatchEvent(new CustomEvent<PageEvent>(pageEventType, { detail: { name, parameters } }));
}

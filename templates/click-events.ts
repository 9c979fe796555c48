import { createContext, useContext } from 'react';

/** Whether the site has analytics. */
export const ClickEventsContext = createContext(false);

/** The analytics event for clicks on an element. A group sets it for the links and buttons inside. */
export interface ClickNames {
  readonly category?: string | undefined;
  readonly action?: string;
  readonly label?: string;
}

/** Returns a function for the event attributes of an element, which is empty on sites without analytics. */
export function useClickEvents(): (
  names: ClickNames,
) => Readonly<Record<`data-event-${string}`, string | undefined>> {
  const hasAnalytics = useContext(ClickEventsContext);
  return ({ category, action, label }) =>
    hasAnalytics
      ? { 'data-event-category': category, 'data-event-action': action, 'data-event-label': label }
      : {};
}

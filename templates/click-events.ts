import { createContext, useContext } from 'react';

/** Whether the site hears of clicks. */
export const ClickEventsContext = createContext(false);

/** What a click on an element of the shell is called; a group says it for the links and buttons inside. */
export interface ClickNames {
  readonly category?: string | undefined;
  readonly action?: string;
  readonly label?: string;
}

/** Gives the event attributes of an element; none where nobody hears of clicks, so that they cost such a site nothing. */
export function useClickEvents(): (
  names: ClickNames,
) => Readonly<Record<`data-event-${string}`, string | undefined>> {
  const isHeard = useContext(ClickEventsContext);
  return ({ category, action, label }) =>
    isHeard
      ? { 'data-event-category': category, 'data-event-action': action, 'data-event-label': label }
      : {};
}

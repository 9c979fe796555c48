import type { PageEvent } from './page-event.ts';

/** What is known of a reader's surroundings; every event is seen with them. */
export type UserProperties = Readonly<Record<string, string | number>>;

/** Where events go. */
export interface AnalyticsPort {
  send(event: PageEvent, user: UserProperties): void;
}

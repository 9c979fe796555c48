import type { AnalyticsPort } from './analytics-ports.ts';

/** Sends every event as JSON, even while the page is left. Plain text needs no question to another origin beforehand. */
export function beaconPort(address: string): AnalyticsPort {
  return {
    send({ name, parameters }, user) {
      navigator.sendBeacon(address, JSON.stringify({ name, parameters, user }));
    },
  };
}

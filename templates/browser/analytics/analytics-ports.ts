import type { AnalyticsConfig } from '../../../src/model/config.ts';
import type { PageEvent } from './page-event.ts';
import type { UserProperties } from './user-properties.ts';

/** A receiver of events. */
export interface AnalyticsPort {
  send(event: PageEvent, user: UserProperties): void;
}

/** Creates the receivers that a site configures. */
export function createPorts({ gtag, beacon }: AnalyticsConfig): AnalyticsPort[] {
  return [...(gtag ? [gtagPort(gtag)] : []), ...(beacon === undefined ? [] : [beaconPort(beacon)])];
}

/** Sends every event as JSON, even while the page unloads. As plain text it needs no CORS preflight. */
function beaconPort(address: string): AnalyticsPort {
  return {
    send({ name, parameters }, user) {
      navigator.sendBeacon(address, JSON.stringify({ name, parameters, user }));
    },
  };
}

/** The globals of gtag.js. */
interface GtagWindow {
  dataLayer?: unknown[];
  gtag?: (...command: unknown[]) => void;
}

/** Loads gtag.js and sends events through it, or through the `gtag` function that the page already has. */
function gtagPort({ id, script }: { readonly id: string; readonly script: string }): AnalyticsPort {
  const host: GtagWindow = window as unknown as GtagWindow;
  host.dataLayer ??= [];
  const layer = host.dataLayer;
  // gtag.js recognizes a command by its being an `arguments` object.
  host.gtag ??= function gtag() {
    // biome-ignore lint/complexity/noArguments: as above
    layer.push(arguments);
  };
  const { gtag } = host;
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  const element = document.createElement('script');
  element.async = true;
  element.src = `${script}?id=${encodeURIComponent(id)}`;
  document.head.append(element);
  let sentProperties = '';
  return {
    send({ name, parameters }, user) {
      const properties = JSON.stringify(user);
      if (properties !== sentProperties) gtag('set', 'user_properties', user);
      sentProperties = properties;
      gtag('event', name, parameters);
    },
  };
}

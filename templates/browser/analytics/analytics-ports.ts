import type { AnalyticsConfig } from '../../../src/model/services.ts';
import type { PageEvent } from './page-event.ts';

/** Properties of the reader's browser and settings, sent with every event. */
export type UserProperties = Readonly<Record<string, string | number>>;

interface AnalyticsPort {
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

/** Loads gtag.js and sends events through it, or through the `gtag` function that the page already has. */
function gtagPort({ id, script }: { readonly id: string; readonly script: string }): AnalyticsPort {
  const host = window as { dataLayer?: unknown[]; gtag?: (...command: unknown[]) => void };
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
  const src = `${script}?id=${encodeURIComponent(id)}`;
  document.head.append(
    Object.assign(document.createElement('script'), {
      async: true,
      src: colophonTrusted.createScriptURL(src),
    }),
  );
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

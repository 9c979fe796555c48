import type { AnalyticsPort } from './analytics-ports.ts';

/** The window as gtag.js knows it. */
interface GtagWindow {
  dataLayer?: unknown[];
  gtag?: (...command: unknown[]) => void;
}

/** Sends through gtag.js, whose script is loaded now. A `gtag` that the page has already is used as it is. */
export function gtagPort({ id, script }: { readonly id: string; readonly script: string }): AnalyticsPort {
  const host: GtagWindow = window as unknown as GtagWindow;
  host.dataLayer ??= [];
  const layer = host.dataLayer;
  // gtag.js tells a command from other entries by its being an `arguments` object.
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
  let told = '';
  return {
    send({ name, parameters }, user) {
      const properties = JSON.stringify(user);
      if (properties !== told) gtag('set', 'user_properties', user);
      told = properties;
      gtag('event', name, parameters);
    },
  };
}

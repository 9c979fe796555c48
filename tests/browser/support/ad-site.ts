import type { Page } from 'playwright-core';
import { page as markdown } from '../../support/small-site.ts';
import type { SiteFiles } from '../../support/workspace.ts';

const names = ['templates', 'themes', 'support', 'design-kit'] as const;

const rendering =
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100" fill="#846"/></svg>';

const inHouse = names.map((name) => {
  const words = 'Words about it, and more of them. '.repeat(8);
  return `    - { name: ${name}, link: /acme/link/, img: ads/${name}.svg, description: "<strong>${name}.</strong> ${words}" }`;
});

/** Lines of `site.yaml` for advertisements: four in-house ones, and what the test adds. */
export const adSettings = (keys: string): string =>
  `ads:\n  displaySampling: 1\n${keys}  inHouse:\n${inHouse.join('\n')}\n`;

/** A site with two demos on its page, whose production host is this machine by number and not by name. */
export function adSite(ads: string): SiteFiles {
  const demo = (name: string) => `export default function ${name}() {\n  return <p>${name}</p>;\n}\n`;
  return {
    'content/site.yaml': `name: Acme UI\nserviceWorker: none\nproductionHosts: [127.0.0.1]\nproducts:\n  - { id: acme, name: Acme }\n${ads}`,
    'content/acme/button.md': markdown(
      'Button',
      '{{"demo": "Plain.tsx"}}\n\n{{"demo": "Quiet.tsx", "disableAd": true}}\n\nThe end.',
    ),
    'content/acme/quiet.md': '---\ntitle: Quiet\ndescription: None here.\ndisableAd: true\n---\n\nWords.\n',
    'content/acme/link.md': markdown('Link'),
    'content/acme/Plain.tsx': demo('Plain'),
    'content/acme/Quiet.tsx': demo('Quiet'),
    ...Object.fromEntries(names.map((name) => [`content/ads/${name}.svg`, rendering])),
  };
}

interface ReportedEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Runs before a page: every lot is 0.5, and the events of the page are recorded. */
export function evenLots(): void {
  Math.random = () => 0.5;
  Object.assign(window, { reported: [] });
  document.addEventListener('colophon:event', (event) => {
    if (event instanceof CustomEvent)
      (window as unknown as { reported: ReportedEvent[] }).reported.push(event.detail);
  });
}

/** Every lot is 0.1: the layout is inline, and a reader with an ad blocker sees the message. */
export function lowLots(): void {
  Math.random = () => 0.1;
}

/** The events that the page has reported so far: `ad display in-house-support-image`. */
export async function reportedEvents(page: Page): Promise<string[]> {
  const events = await page.evaluate(() => (window as unknown as { reported: ReportedEvent[] }).reported);
  return events.map(({ name, parameters }) => [name, ...Object.values(parameters)].join(' '));
}

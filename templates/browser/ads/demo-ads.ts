import type { AdSettings } from '../../../src/model/services.ts';
import { reportEvent } from '../analytics/page-event.ts';
import { pickRandom } from './ad-state.ts';
import { type AdTools, askFeed } from './ask-feed.ts';
import { leadsTo } from './read-feed.ts';
import { loadPixels, renderAd } from './render-ad.ts';

/**
 * Adds an advertisement under the code of a demo when a reader first opens it, or has opened it before this
 * script loaded; except to demos with `disableAd`.
 */
export function startDemoAds(slot: HTMLElement, settings: AdSettings, tools: AdTools): void {
  const show = (demo: Node) => {
    if (!(demo instanceof HTMLElement) || demo.dataset.opened === undefined) return;
    if (demo.querySelector(':scope > .demo-ad') || demo.dataset.ads === 'off') return;
    void fill(demo.appendChild(createContainer(slot)), settings, tools);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) show(target);
  });
  for (const demo of document.querySelectorAll('.demo[data-code]')) {
    observer.observe(demo, { attributes: true, attributeFilter: ['data-opened'] });
    show(demo);
  }
}

function createContainer(slot: HTMLElement): HTMLElement {
  const container = document.createElement('aside');
  container.className = `${slot.className} demo-ad`;
  container.ariaLabel = slot.ariaLabel;
  container.dataset.shape = 'inline';
  container.dataset.adLabel = slot.dataset.adLabel ?? '';
  return container;
}

async function fill(container: HTMLElement, settings: AdSettings, tools: AdTools): Promise<void> {
  const { feed, backers, inHouse } = settings;
  const reply = feed === undefined ? undefined : await askFeed(feed, tools);
  const sponsor = reply && !leadsTo(reply.record.link, backers) ? reply : undefined;
  const record = sponsor?.record ?? pickRandom(inHouse, tools.random);
  if (!record) {
    container.remove();
    return;
  }
  const eventLabel = `${record.label}-demo-inline`;
  const link = renderAd(record, 'inline', container.dataset.adLabel ?? '');
  link.addEventListener('click', () => reportEvent('ad', { eventAction: 'click', eventLabel }));
  container.append(link);
  if (sponsor) loadPixels(sponsor.pixels);
  if (tools.random() < settings.displaySampling) reportEvent('ad', { eventAction: 'display', eventLabel });
}

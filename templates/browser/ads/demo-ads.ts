import type { AdSettings } from '../../../src/model/services.ts';
import { reportEvent } from '../report-event.ts';
import { anyOf } from './ad-shape.ts';
import type { AdTools } from './ad-tools.ts';
import { askFeed } from './ask-feed.ts';
import { loadPixels, renderAd } from './render-ad.ts';
import { leadsTo } from './safe-link.ts';

/** Puts a line under the code of a demo when a reader opens it, once a demo; a demo with `disableAd` gets none. */
export function startDemoAds(slot: HTMLElement, settings: AdSettings, tools: AdTools): void {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement) || target.dataset.code !== 'open') continue;
      if (target.querySelector(':scope > .demo-ad') || target.dataset.ads === 'off') continue;
      void fill(target.appendChild(linePlace(slot)), settings, tools);
    }
  });
  for (const demo of document.querySelectorAll('.demo[data-code]'))
    observer.observe(demo, { attributes: true, attributeFilter: ['data-code'] });
}

function linePlace(slot: HTMLElement): HTMLElement {
  const place = document.createElement('aside');
  place.className = `${slot.className} demo-ad`;
  place.ariaLabel = slot.ariaLabel;
  place.dataset.shape = 'inline';
  place.dataset.adLabel = slot.dataset.adLabel ?? '';
  return place;
}

async function fill(place: HTMLElement, settings: AdSettings, tools: AdTools): Promise<void> {
  const { feed, backers, inHouse } = settings;
  const asked = feed === undefined ? undefined : await askFeed(feed, tools);
  const sponsor = asked && !leadsTo(asked.record.link, backers) ? asked : undefined;
  const record = sponsor?.record ?? anyOf(inHouse, tools.random);
  if (!record) {
    place.remove();
    return;
  }
  const eventLabel = `${record.label}-demo-inline`;
  const link = renderAd(record, 'inline', place.dataset.adLabel ?? '');
  link.addEventListener('click', () => reportEvent('ad', { eventAction: 'click', eventLabel }));
  place.append(link);
  if (sponsor) loadPixels(sponsor.pixels);
  if (tools.random() < settings.displaySampling) reportEvent('ad', { eventAction: 'display', eventLabel });
}

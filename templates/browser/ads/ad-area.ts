import type { AdRecord, AdSettings } from '../../../src/model/services.ts';
import { reportEvent } from '../analytics/page-event.ts';
import { type AdShape, type AdState, pickRandom } from './ad-state.ts';
import type { AdTools } from './ask-feed.ts';
import type { SponsorAd } from './read-feed.ts';
import { loadPixels, renderAd, renderMessage } from './render-ad.ts';

/** The reserved area under the description of a page. */
export interface AdArea {
  /** Adds the sponsor's placement, filled by the script if there is one, else by the feed. */
  addPlacement(script: string | undefined): void;
  /** Sets the advertisement of the feed, which is shown while the state is `sponsor`. */
  setSponsor(ad: SponsorAd): void;
  show(state: AdState): void;
}

/** Milliseconds after which an advertisement counts as displayed. */
const displayedAfter = 2500;

/** Creates the area in its slot. */
export function createAdArea(
  slot: HTMLElement,
  settings: AdSettings,
  { random, after, shape }: AdTools & { readonly shape: AdShape },
): AdArea {
  const placement = document.createElement('div');
  const own = document.createElement('div');
  const { adLabel = '', adMessage = '' } = slot.dataset;
  let sponsor: SponsorAd | undefined;
  let kind: AdState['kind'] = 'unknown';

  const reportDisplay = (label: string): void => {
    slot.dataset.label = label;
    after(displayedAfter, () => {
      const isShown = slot.dataset.label === label && slot.isConnected;
      if (isShown && random() < settings.displaySampling)
        reportEvent('ad', { eventAction: 'display', eventLabel: label });
    });
  };
  const renderOwn = (record: AdRecord | undefined, suffix: string): void => {
    if (!record) return;
    own.replaceChildren(renderAd(record, shape, adLabel));
    reportDisplay(`${record.label}${suffix}-${shape}`);
  };
  const renderSponsor = (): void => {
    if (kind !== 'sponsor' || !sponsor) return;
    placement.replaceChildren(renderAd(sponsor.record, shape, adLabel));
    loadPixels(sponsor.pixels);
    reportDisplay(`${sponsor.record.label}-${shape}`);
  };

  slot.dataset.shape = shape;
  slot.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a'))
      reportEvent('ad', { eventAction: 'click', eventLabel: slot.dataset.label ?? 'unknown' });
  });
  return {
    addPlacement(script) {
      if (script !== undefined) {
        const src = colophonTrusted.createScriptURL(script);
        placement.append(Object.assign(document.createElement('script'), { async: true, src }));
      } else placement.className = feedPlacement;
      slot.append(placement);
    },
    setSponsor(ad) {
      sponsor = ad;
      renderSponsor();
    },
    show(state) {
      kind = state.kind;
      own.replaceChildren();
      if (state.kind === 'sponsor') {
        own.remove();
        // The content of a script is unknown, so only the placement can be reported.
        if (placement.className === '') reportDisplay(`sponsor-${shape}`);
        else renderSponsor();
        return;
      }
      if (state.kind === 'unknown') return;
      if (state.kind === 'in-house') placement.remove();
      slot.append(own);
      if (state.kind === 'blocked' && state.shows === 'message') {
        own.replaceChildren(renderMessage(adMessage));
        reportDisplay('ad-block-message');
      } else renderOwn(pickRandom(settings.inHouse, random), state.kind === 'blocked' ? '-blocked' : '');
    },
  };
}

/** Class of the placement for the feed, which ad blockers hide. */
export const feedPlacement = 'sponsor-placement';

import type { AdRecord, AdSettings } from '../../../src/model/services.ts';
import { reportEvent } from '../report-event.ts';
import { type AdShape, anyOf } from './ad-shape.ts';
import type { AdState } from './ad-state.ts';
import type { AdTools } from './ad-tools.ts';
import type { SponsorAd } from './read-feed.ts';
import { loadPixels, renderAd, renderMessage } from './render-ad.ts';

/** The reserved place under a description, and what stands in it. */
export interface AdArea {
  /** Makes the place of the sponsor: for the script, which fills it, or for what the feed will bring. */
  placeSponsor(script: string | undefined): void;
  /** What the feed has brought; shown while the state is `sponsor`. */
  setSponsor(ad: SponsorAd): void;
  show(state: AdState): void;
}

/** Milliseconds after which an advertisement counts as displayed. */
const displayedAfter = 2500;

/** Binds the states of the advertising area to its element. */
export function createAdArea(
  slot: HTMLElement,
  settings: AdSettings,
  { random, clock, shape }: AdTools & { readonly shape: AdShape },
): AdArea {
  const sponsorPlace = document.createElement('div');
  const own = document.createElement('div');
  const { adLabel = '', adMessage = '' } = slot.dataset;
  let sponsor: SponsorAd | undefined;
  let kind: AdState['kind'] = 'unknown';

  const displayed = (label: string): void => {
    slot.dataset.label = label;
    clock.after(displayedAfter, () => {
      const isStill = slot.dataset.label === label && slot.isConnected;
      if (isStill && random() < settings.displaySampling)
        reportEvent('ad', { eventAction: 'display', eventLabel: label });
    });
  };
  const renderOwn = (record: AdRecord | undefined, suffix: string): void => {
    if (!record) return;
    own.replaceChildren(renderAd(record, shape, adLabel));
    displayed(`${record.label}${suffix}-${shape}`);
  };
  const renderSponsor = (): void => {
    if (kind !== 'sponsor' || !sponsor) return;
    sponsorPlace.replaceChildren(renderAd(sponsor.record, shape, adLabel));
    loadPixels(sponsor.pixels);
    displayed(`${sponsor.record.label}-${shape}`);
  };

  slot.dataset.shape = shape;
  slot.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a'))
      reportEvent('ad', { eventAction: 'click', eventLabel: slot.dataset.label ?? 'unknown' });
  });
  return {
    placeSponsor(script) {
      if (script !== undefined) {
        const element = document.createElement('script');
        element.async = true;
        element.src = script;
        sponsorPlace.append(element);
      } else sponsorPlace.className = feedPlacement;
      slot.append(sponsorPlace);
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
        // What a script shows is known by its place only.
        if (sponsorPlace.className === '') displayed(`sponsor-${shape}`);
        else renderSponsor();
        return;
      }
      if (state.kind === 'unknown') return;
      if (state.kind === 'in-house') sponsorPlace.remove();
      slot.append(own);
      if (state.kind === 'blocked' && state.shows === 'message') {
        own.replaceChildren(renderMessage(adMessage));
        displayed('ad-block-message');
      } else renderOwn(anyOf(settings.inHouse, random), state.kind === 'blocked' ? '-blocked' : '');
    },
  };
}

/** Class of the place that the feed's advertisement is drawn into: what an ad blocker hides. */
export const feedPlacement = 'sponsor-placement';

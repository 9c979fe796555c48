import type { AdSettings } from '../../../src/model/services.ts';
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

/** What the area is made from. */
interface AdAreaTools extends AdTools {
  readonly shape: AdShape;
}

/** Creates the area in its slot. */
export function createAdArea(slot: HTMLElement, settings: AdSettings, tools: AdAreaTools): AdArea {
  const { random, shape } = tools;
  const placement = document.createElement('div');
  const own = document.createElement('div');
  const { adLabel = '' } = slot.dataset;
  const reportDisplay = displayReporter(slot, settings, tools);
  let sponsor: SponsorAd | undefined;
  let kind: AdState['kind'] = 'unknown';

  const showOwn = (state: AdState): void => {
    const content = ownContent(state, slot, { inHouse: settings.inHouse, random, shape });
    if (!content) return;
    own.replaceChildren(content.element);
    reportDisplay(content.label);
  };
  const showSponsor = (): void => {
    if (kind !== 'sponsor' || !sponsor) return;
    placement.replaceChildren(renderAd(sponsor.record, shape, adLabel));
    loadPixels(sponsor.pixels);
    reportDisplay(`${sponsor.record.label}-${shape}`);
  };

  slot.dataset.shape = shape;
  slot.addEventListener('click', reportClick);
  return {
    addPlacement(script) {
      fillPlacement(placement, script);
      slot.append(placement);
    },
    setSponsor(ad) {
      sponsor = ad;
      showSponsor();
    },
    show(state) {
      kind = state.kind;
      own.replaceChildren();
      if (kind === 'sponsor') {
        own.remove();
        // The content of a script is unknown, so only the placement can be reported.
        if (placement.className === '') reportDisplay(`sponsor-${shape}`);
        else showSponsor();
      } else if (kind !== 'unknown') {
        if (kind === 'in-house') placement.remove();
        slot.append(own);
        showOwn(state);
      }
    },
  };
}

interface OwnContent {
  readonly element: HTMLElement;
  /** Under which it is reported. */
  readonly label: string;
}

/** Returns what the area shows without a sponsor; undefined if the site has no advertisement of its own. */
function ownContent(
  state: AdState,
  { dataset: { adLabel = '', adMessage = '' } }: HTMLElement,
  { inHouse, random, shape }: Pick<AdAreaTools, 'random' | 'shape'> & Pick<AdSettings, 'inHouse'>,
): OwnContent | undefined {
  if (state.kind === 'blocked' && state.shows === 'message')
    return { element: renderMessage(adMessage), label: 'ad-block-message' };
  const record = pickRandom(inHouse, random);
  if (!record) return undefined;
  const suffix = state.kind === 'blocked' ? '-blocked' : '';
  return { element: renderAd(record, shape, adLabel), label: `${record.label}${suffix}-${shape}` };
}

/** Returns the function that reports an advertisement once it has been displayed for some time. */
function displayReporter(
  slot: HTMLElement,
  { displaySampling }: AdSettings,
  { random, after }: AdTools,
): (label: string) => void {
  return (label) => {
    slot.dataset.label = label;
    after(displayedAfter, () => {
      const isShown = slot.dataset.label === label && slot.isConnected;
      if (isShown && random() < displaySampling)
        reportEvent('ad', { eventAction: 'display', eventLabel: label });
    });
  };
}

function reportClick(this: HTMLElement, { target }: Event): void {
  if (target instanceof Element && target.closest('a'))
    reportEvent('ad', { eventAction: 'click', eventLabel: this.dataset.label ?? 'unknown' });
}

function fillPlacement(placement: HTMLElement, script: string | undefined): void {
  if (script === undefined) {
    placement.className = feedPlacement;
    return;
  }
  const src = colophonTrusted.createScriptURL(script);
  placement.append(Object.assign(document.createElement('script'), { async: true, src }));
}

/** Class of the placement for the feed, which ad blockers hide. */
export const feedPlacement = 'sponsor-placement';

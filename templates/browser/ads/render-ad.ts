import type { AdRecord } from '../../../src/model/ads.ts';
import type { AdShape } from './ad-state.ts';
import { inlineText } from './inline-text.ts';

const imageSize = { width: 130, height: 100 } as const;

/** Renders an advertisement as one link. A link to another site opens in a new tab and is marked as sponsored. */
export function renderAd(record: AdRecord, shape: AdShape, label: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'ad-card';
  link.href = record.link;
  if (link.origin !== location.origin) {
    link.target = '_blank';
    link.rel = 'sponsored noopener';
  }
  if (shape === 'image' && record.img !== undefined) {
    const image = document.createElement('img');
    Object.assign(image, { ...imageSize, src: record.img, alt: '', referrerPolicy: 'origin' });
    link.append(image);
  }
  const text = document.createElement('span');
  text.className = 'ad-text';
  text.append(inlineText(record.description));
  // The text of a sponsor may be in another language than the page.
  text.dir = 'auto';
  if (record.language !== undefined) text.lang = record.language;
  const by = document.createElement('span');
  by.className = 'ad-by';
  by.textContent = record.poweredby === undefined ? label : `${label} · ${record.poweredby}`;
  link.append(text, by);
  return link;
}

/** Renders the message for readers with an ad blocker. */
export function renderMessage(words: string): HTMLParagraphElement {
  const message = document.createElement('p');
  message.className = 'ad-card';
  const text = document.createElement('span');
  text.className = 'ad-text';
  text.textContent = words;
  message.append(text);
  return message;
}

/** Loads the tracking pixels by which a sponsor counts displays. */
export function loadPixels(addresses: readonly string[]): void {
  for (const address of addresses) {
    const pixel = new Image(1, 1);
    pixel.referrerPolicy = 'origin';
    pixel.src = address;
  }
}

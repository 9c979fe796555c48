import type { AdRecord } from '../../../src/model/services.ts';
import type { AdShape } from './ad-state.ts';
import { inlineText } from './inline-text.ts';

const imageSize = { width: 130, height: 100 } as const;

/** Renders an advertisement as one link, which opens other sites in a new tab and is marked as sponsored. */
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
    // Offline, or refused by a blocker: the text stands alone.
    image.addEventListener('error', () => image.remove());
    link.append(image);
  }
  // The text of a sponsor may be in another language than the page.
  const text = Object.assign(document.createElement('span'), { className: 'ad-text', dir: 'auto' });
  text.append(inlineText(record.description));
  if (record.language !== undefined) text.lang = record.language;
  const textContent = record.poweredby === undefined ? label : `${label} · ${record.poweredby}`;
  link.append(text, Object.assign(document.createElement('span'), { className: 'ad-by', textContent }));
  return link;
}

/** Renders the message for readers with an ad blocker. */
export function renderMessage(textContent: string): HTMLParagraphElement {
  const message = Object.assign(document.createElement('p'), { className: 'ad-card' });
  message.append(Object.assign(document.createElement('span'), { className: 'ad-text', textContent }));
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

import type { AdRecord } from '../../../src/model/services.ts';
import type { AdShape } from './ad-shape.ts';
import { inlineText } from './inline-text.ts';

/** Size of a picture. */
const picture = { width: 130, height: 100 } as const;

/** An advertisement as one link. One that leads away opens beside the page and says that it is paid for. */
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
    Object.assign(image, { ...picture, src: record.img, alt: '', referrerPolicy: 'origin' });
    link.append(image);
  }
  const text = document.createElement('span');
  text.className = 'ad-text';
  text.append(inlineText(record.description));
  // A sponsor's words run as their letters do, whatever page they stand on.
  text.dir = 'auto';
  if (record.language !== undefined) text.lang = record.language;
  const by = document.createElement('span');
  by.className = 'ad-by';
  by.textContent = record.poweredby === undefined ? label : `${label} · ${record.poweredby}`;
  link.append(text, by);
  return link;
}

/** The message to readers with an ad blocker. */
export function renderMessage(words: string): HTMLParagraphElement {
  const message = document.createElement('p');
  message.className = 'ad-card';
  const text = document.createElement('span');
  text.className = 'ad-text';
  text.textContent = words;
  message.append(text);
  return message;
}

/** Asks for the pictures by which a sponsor counts displays; they are not shown. */
export function loadPixels(addresses: readonly string[]): void {
  for (const address of addresses) {
    const pixel = new Image(1, 1);
    pixel.referrerPolicy = 'origin';
    pixel.src = address;
  }
}

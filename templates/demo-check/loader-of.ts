import type { FileLoader } from '../../src/model/demo-check.ts';

const loading = 'img, video, audio, source, track, iframe, embed, object, input[type=image], script, link';

/** The properties of these elements that name the file that they load, as absolute URLs. */
const urlProperties = ['currentSrc', 'src', 'href', 'poster', 'data'] as const;

/** Returns whose element loads a file; undefined if no element names it. */
export function loaderOf(url: string): FileLoader | undefined {
  const element = [...document.querySelectorAll(loading)].find((one) => urlsOf(one).includes(url));
  if (!element) return undefined;
  const id = element.closest<HTMLElement>('[data-island-id]')?.dataset.islandId;
  return id === undefined ? { kind: 'page' } : { kind: 'demo', id };
}

function urlsOf(element: Element): unknown[] {
  return urlProperties.map((name): unknown => Reflect.get(element, name));
}

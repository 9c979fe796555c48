import { decodeHash } from '../demo/demo-links.ts';
import { onContent } from '../lib/page-changes.ts';

/** Marks the links to the heading that the reader is reading, and shows its text below the header. */
export function startTableOfContents(): void {
  let stop = () => {};
  onContent(() => {
    stop();
    stop = followHeadings();
  });
}

/** What scrolls: the column beside the article, and the list below the header. */
const lists = '[data-toc], [data-sections] > ul';

interface TocEntry {
  readonly link: HTMLAnchorElement;
  readonly heading: HTMLElement;
}

/** Marks the current heading while the reader scrolls, until the returned function is called. */
function followHeadings(): () => void {
  const entries = tocEntries();
  if (entries.length === 0) return () => {};
  const passed = new Set<Element>();
  let isAtEnd = false;
  let marked: HTMLElement | null | undefined = null;
  const label = document.querySelector('[data-sections] bdi');
  const mark = (): void => {
    // A heading in a closed tab or disclosure is outside the root, but not above it.
    const shown = entries.filter(({ heading }) => heading.checkVisibility());
    const last = isAtEnd ? endEntry(shown) : undefined;
    const current = (last ?? shown.findLast(({ heading }) => passed.has(heading)))?.heading;
    if (current === marked) return;
    marked = current;
    let text = '';
    for (const { link, heading } of entries) {
      link.removeAttribute('aria-current');
      if (heading !== current) continue;
      link.setAttribute('aria-current', 'location');
      text = link.textContent;
      // `scrollIntoView` would end the scrolling of the page.
      const list = link.closest(lists);
      if (list) list.scrollTop = link.offsetTop - list.clientHeight / 2;
    }
    if (label) label.textContent = text;
  };
  // The root extends downwards from a line under the header, so a heading outside it is above that line.
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) passed.delete(target);
        else passed.add(target);
      }
      mark();
    },
    { rootMargin: '-160px 0px 10000000px' },
  );
  for (const { heading } of entries) observer.observe(heading);
  // With the whole footer visible no other heading can reach the line. One pixel more for fractional heights.
  const end = new IntersectionObserver(
    (changes) => {
      isAtEnd = changes.at(-1)?.isIntersecting ?? false;
      mark();
    },
    { threshold: 1, rootMargin: '0px 0px 1px' },
  );
  const footer = document.querySelector('.column > footer');
  if (footer) end.observe(footer);
  addEventListener('hashchange', mark);
  return () => {
    observer.disconnect();
    end.disconnect();
    removeEventListener('hashchange', mark);
  };
}

function tocEntries(): TocEntry[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`:is(${lists}) a`)];
  return links.flatMap((link) => {
    const heading =
      document.getElementById(decodeHash(link.hash.slice(1))) ?? document.getElementById(link.hash.slice(1));
    return heading ? [{ link, heading }] : [];
  });
}

/** At the end of the page: the heading of the hash if it is in view, else the last one of a scrolled page. */
function endEntry(entries: readonly TocEntry[]): TocEntry | undefined {
  const linked = entries.find(({ link }) => link.hash === location.hash);
  const top = linked?.heading.getBoundingClientRect().top ?? -1;
  if (linked && top >= 0 && top < innerHeight) return linked;
  return scrollY > 0 ? entries.at(-1) : undefined;
}

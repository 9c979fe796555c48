import { decodedHash } from '../demo/demo-hash.ts';
import { forPageParts } from '../lib/page-changes.ts';

/** Marks the heading that the reader is at. */
export function startTableOfContents(): void {
  let stop = () => {};
  forPageParts(() => {
    stop();
    stop = followHeadings();
  });
}

interface Stop {
  readonly link: HTMLAnchorElement;
  readonly heading: HTMLElement;
}

/** Until it is stopped; nothing is marked then. */
function followHeadings(): () => void {
  const stops = headingStops();
  if (stops.length === 0) return () => {};
  const passed = new Set<Element>();
  let isAtEnd = false;
  let marked: HTMLAnchorElement | undefined;
  const mark = (): void => {
    const last = isAtEnd ? lastStop(stops) : undefined;
    const current = (last ?? stops.findLast(({ heading }) => passed.has(heading)))?.link;
    if (current === marked) return;
    marked?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'location');
    marked = current;
  };
  // The root is everything below a line under the header: what does not meet it has been read past.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.delete(target);
        else passed.add(target);
      }
      mark();
    },
    { rootMargin: '-160px 0px 10000000px' },
  );
  for (const { heading } of stops) observer.observe(heading);
  // Where the whole footer is seen the page ends: no heading below comes up to the line. One pixel more, since a footer may be 81.5 high.
  const end = new IntersectionObserver(
    (entries) => {
      isAtEnd = entries.at(-1)?.isIntersecting ?? false;
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
    marked?.removeAttribute('aria-current');
  };
}

function headingStops(): Stop[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
  return links.flatMap((link) => {
    const heading =
      document.getElementById(decodedHash(link.hash.slice(1))) ?? document.getElementById(link.hash.slice(1));
    return heading ? [{ link, heading }] : [];
  });
}

/** At the end of the page: the heading that the address asks for, if it is in view, else the last one. None where the page does not scroll. */
function lastStop(stops: readonly Stop[]): Stop | undefined {
  const asked = stops.find(({ link }) => link.hash === location.hash);
  const top = asked?.heading.getBoundingClientRect().top ?? -1;
  if (asked && top >= 0 && top < innerHeight) return asked;
  return scrollY > 0 ? stops.at(-1) : undefined;
}

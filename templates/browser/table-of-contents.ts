import { decodedHash } from './demo-hash.ts';
import { forPageParts } from './page-parts.ts';

/** Marks the heading that the reader is at. */
export function startTableOfContents(): void {
  let stop = () => {};
  forPageParts(() => {
    stop();
    stop = followHeadings();
  });
}

/** Until it is stopped; nothing is marked then. */
function followHeadings(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
  const headings = links.flatMap((link) => {
    const heading =
      document.getElementById(decodedHash(link.hash.slice(1))) ?? document.getElementById(link.hash.slice(1));
    return heading ? [{ link, heading }] : [];
  });
  if (headings.length === 0) return () => {};
  const passed = new Set<Element>();
  let marked: HTMLAnchorElement | undefined;
  // The root is everything below a line under the header: what does not meet it has been read past.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.delete(target);
        else passed.add(target);
      }
      const current = headings.findLast(({ heading }) => passed.has(heading))?.link;
      if (current === marked) return;
      marked?.removeAttribute('aria-current');
      current?.setAttribute('aria-current', 'location');
      marked = current;
    },
    { rootMargin: '-160px 0px 10000000px' },
  );
  for (const { heading } of headings) observer.observe(heading);
  return () => {
    observer.disconnect();
    marked?.removeAttribute('aria-current');
  };
}

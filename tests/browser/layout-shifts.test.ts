import { expect } from 'vitest';
import { desktop, phone, test } from './support/browser-test.ts';
import { laidOut } from './support/laid-out.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import { notFoundComplaints, pageKinds } from './support/site-paths.ts';

// The grid is drawn by the browser alone, into a place that is kept for it.
const kinds = [
  ...pageKinds,
  ['page with a demo that only the browser draws', '/x/react-data-grid/'],
] as const;

for (const [kind, path] of kinds) {
  test.for(['', '/ar'])(`nothing moves while the ${kind} comes, under "%s/"`, async (prefix, { newPage }) => {
    const expected = path === '/no-such-page/' ? notFoundComplaints : [];
    for (const viewport of [desktop, phone]) {
      const page = await newPage({ viewport, expected });
      await page.goto(prefix + path, { waitUntil: 'networkidle' });
      await page.waitForFunction(isAlive);
      await laidOut(page);
      expect(await layoutShifts(page), `${viewport.width} px`).toEqual([]);
    }
  });
}

/** Whether every demo on the first screen has come to life. */
function isAlive(): boolean {
  return [...document.querySelectorAll('[data-island]')]
    .filter((island) => island.getBoundingClientRect().top < innerHeight)
    .every(
      ({ firstElementChild: first }) => first && Object.keys(first).some((key) => key.startsWith('__react')),
    );
}

import { Footer as OurFooter } from 'colophon/templates/layout/footer.tsx';
import type { ComponentProps } from 'react';
import { year } from '../year.ts';

/** Extends our footer: a template that imports its own path gets ours. */
export function Footer(props: ComponentProps<typeof OurFooter>) {
  return (
    <>
      <OurFooter {...props} />
      <p className="copyright">© {year} Acme</p>
    </>
  );
}

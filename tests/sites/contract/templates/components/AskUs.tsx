import type { PageFacts } from 'colophon';
import { useState } from 'react';

export const island = 'visible';

/** A link that hydrates in the browser. `channel` comes from `site.yaml`. */
export default function AskUs({ page, channel = '#help' }: { page: PageFacts; channel?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {isOpen ? `Write to ${channel}` : `Questions about ${page.title}?`}
    </button>
  );
}

import type { ServerResponse } from 'node:http';
import { encodeAddress } from './encode-path.ts';
import { sendText } from './send-text.ts';

/** What an address is answered with where no file is sent. */
export type Notice =
  /** It cannot be read, or leads out of the folder. */
  | { readonly kind: 'refused' }
  /** It is not below the path that the site is served under. */
  | { readonly kind: 'outside'; readonly base: string }
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string }
  /** There is not even a page that says so. */
  | { readonly kind: 'not-found' };

/** Answers with a notice, in words and for machines. */
export function sendNotice(response: ServerResponse, notice: Notice): void {
  const { status, text, headers } = wordsOf(notice);
  sendText(response, status, text, headers);
}

interface Words {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function wordsOf(notice: Notice): Words {
  switch (notice.kind) {
    case 'refused':
      return { status: 400, text: 'This address cannot be read.' };
    case 'outside':
      return { status: 404, text: `The site is served under ${notice.base}.` };
    case 'redirect': {
      const { status, to } = notice;
      return { status, text: `The page is at ${to}.`, headers: { location: encodeAddress(to) } };
    }
    case 'not-found':
      return { status: 404, text: 'There is no such page.' };
  }
}

import type { IncomingMessage } from 'node:http';
import { prefersMarkdown } from '../lib/prefers-markdown.ts';
import type { PlannedRequest } from './plan-answer.ts';

/** Reads a request as far as its answer depends on it. */
export function plannedRequest({
  url = '/',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): PlannedRequest {
  return { url, markdown: prefersMarkdown(headers.accept) };
}

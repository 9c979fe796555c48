import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { sendText } from './send-text.ts';

/** Answers a request to read something. */
export type AnswerRequest = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A server that can only be read. What goes wrong in an answer is its answer, and is given to `fail`. */
export function createSiteServer(answer: AnswerRequest, fail: (error: unknown) => void): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'This site can only be read.', { allow: 'GET, HEAD' });
      return;
    }
    answer(request, response).catch((error: unknown) => {
      fail(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, inspect(error));
    });
  });
}

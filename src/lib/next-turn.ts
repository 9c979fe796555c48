/**
 * Resolves when what waits for the event loop has had its turn: messages to threads are sent, signals heard.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

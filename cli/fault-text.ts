import { inspect } from 'node:util';

/** What is said of an error that nobody expected, with all that helps to find it. */
export function faultText(error: unknown): string {
  return `This is a fault of docs, not of your content. Please report it with these lines:\n\n${inspect(error)}\n`;
}

/**
 * Why work on the content of a site was given up: code of the site, or a page that takes minutes to parse.
 */
export type StopReason =
  | { readonly kind: 'time'; readonly seconds: number }
  /** The memory of its thread was used up. */
  | { readonly kind: 'memory' };

/** Says what happened to the work, for the end of a sentence: `did not finish within 20 seconds`. */
export function stopText(reason: StopReason): string {
  if (reason.kind === 'memory') return 'used up the memory of its thread';
  return `did not finish within ${reason.seconds} ${reason.seconds === 1 ? 'second' : 'seconds'}`;
}

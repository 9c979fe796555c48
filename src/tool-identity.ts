/** Set by the bundler of `lib/` to a hash of this program's sources. */
declare const __COLOPHON_TOOL__: string | undefined;

/** Identifies this program: what another version of it has stored is not used. From the sources it is `development`. */
export function toolIdentity(): string {
  return typeof __COLOPHON_TOOL__ === 'string' ? __COLOPHON_TOOL__ : 'development';
}

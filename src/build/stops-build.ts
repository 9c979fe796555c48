import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** A build that wrote nothing, with the problems found after loading. */
export interface Stopped {
  readonly kind: 'stopped';
  readonly diagnostics: readonly Diagnostic[];
}

/** Returns true if a build with these problems writes nothing, and ends with an error. */
export function stopsBuild(diagnostics: readonly Diagnostic[], { strict }: Pick<Config, 'strict'>): boolean {
  return diagnostics.some(({ severity }) => strict || severity === 'error');
}

import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { bundleDiagnostics } from './bundle-error.ts';

/** A module that does not compile is its author's to mend: the bundler's failure becomes diagnostics. Any other failure stays one. */
export async function orDiagnose<Outcome>(
  work: () => Promise<Outcome>,
  { root }: Config,
): Promise<Outcome | readonly Diagnostic[]> {
  try {
    return await work();
  } catch (error) {
    const diagnostics = bundleDiagnostics(error, root);
    if (!diagnostics) throw error;
    return diagnostics;
  }
}

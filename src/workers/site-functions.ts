import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import type { SiteFacts } from '../model/extensions.ts';
import type { OwnFile } from '../model/output.ts';
import type { ExtensionModule, ExtensionSummary } from './thread-extensions.ts';
import type { WorkerSlot } from './worker-slot.ts';

/** The functions that a site adds to the build, each of which runs in a thread. */
export interface SiteFunctions extends ExtensionSummary {
  areNeeded(texts: readonly string[]): Promise<readonly boolean[]>;
  /** Runs all rules, one after the other. */
  checkRules(facts: SiteFacts): Promise<readonly Diagnostic[]>;
  /** Runs all emitters, one after the other. */
  runEmitters(facts: SiteFacts): Promise<Parsed<readonly OwnFile[]>>;
}

/** Loads the module of a site in the thread of a slot. */
export async function siteFunctions(module: ExtensionModule, slot: WorkerSlot): Promise<SiteFunctions> {
  const summary = await slot.use((thread) => thread.ask('extensions', module));
  return {
    ...summary,
    areNeeded: (texts) => slot.use((thread) => thread.ask('areNeeded', { module, texts })),
    async checkRules(facts) {
      const found: Diagnostic[] = [];
      for (const name of summary.rules) {
        const problems = await slot.use((thread) => thread.ask('rule', { module, name, facts }));
        for (const problem of problems) found.push(problem);
      }
      return found;
    },
    async runEmitters(facts) {
      const files: OwnFile[] = [];
      const diagnostics: Diagnostic[] = [];
      for (const name of summary.emitters) {
        const emitted = await slot.use((thread) => thread.ask('emitter', { module, name, facts }));
        for (const file of emitted.value) files.push(file);
        for (const problem of emitted.diagnostics) diagnostics.push(problem);
      }
      return { value: files, diagnostics };
    },
  };
}

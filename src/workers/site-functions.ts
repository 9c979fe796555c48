import { modulePlace } from '../config/site-module.ts';
import type { Diagnostic, Parsed, Place } from '../model/diagnostic.ts';
import type { SiteFacts } from '../model/extensions.ts';
import type { OwnFile } from '../model/output.ts';
import { stopText } from '../model/stop-reason.ts';
import { ThreadStopped } from './pool/thread-stopped.ts';
import { untilFinished } from './pool/until-answered.ts';
import type { WorkerSlot } from './pool/worker-slot.ts';
import type { ExtensionModule, ExtensionSummary } from './thread-extensions.ts';

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
  const place = (path: readonly string[]) => modulePlace(module.text, path);
  const summary = await orIfStopped(
    untilFinished(slot, (thread) => thread.ask('extensions', module)),
    (message): ExtensionSummary => ({
      diagnostics: [problem('extension-value', `This module ${message}.`, place([]))],
      rules: [],
      emitters: [],
      extendsPages: false,
    }),
  );
  return {
    ...summary,
    // A condition that does not finish is true, as one that fails is: the page reports it when it is parsed.
    areNeeded: (texts) =>
      orIfStopped(
        untilFinished(slot, (thread) => thread.ask('areNeeded', { module, texts })),
        () => texts.map(() => true),
      ),
    async checkRules(facts) {
      const found: Diagnostic[] = [];
      for (const name of summary.rules) {
        const problems = await orIfStopped(
          untilFinished(slot, (thread) => thread.ask('rule', { module, name, facts })),
          (message) => [problem('rule-failed', `Rule "${name}" ${message}.`, place(['rules', name]))],
        );
        for (const problem of problems) found.push(problem);
      }
      return found;
    },
    async runEmitters(facts) {
      const files: OwnFile[] = [];
      const diagnostics: Diagnostic[] = [];
      for (const name of summary.emitters) {
        const emitted = await orIfStopped(
          untilFinished(slot, (thread) => thread.ask('emitter', { module, name, facts })),
          (message): Parsed<readonly OwnFile[]> => ({
            value: [],
            diagnostics: [
              problem('emitter-failed', `Emitter "${name}" ${message}.`, place(['emitters', name])),
            ],
          }),
        );
        for (const file of emitted.value) files.push(file);
        for (const problem of emitted.diagnostics) diagnostics.push(problem);
      }
      return { value: files, diagnostics };
    },
  };
}

/** Returns another value if the thread was stopped; the text says why, for the end of a sentence. */
async function orIfStopped<Value>(
  request: Promise<Value>,
  instead: (message: string) => Value,
): Promise<Value> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof ThreadStopped)) throw error;
    return instead(stopText(error.reason));
  }
}

function problem(code: string, message: string, place: Place): Diagnostic {
  return { severity: 'error', code, message, place };
}

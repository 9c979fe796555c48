import type { Reporter, TestCase } from 'vitest/node';

/** Longer than any test may take, so that only what holds up the run is told. */
const slowMs = 120_000;

/** Names tests that have not ended long after they should have: of a run that hangs, nothing else tells where. */
export class SlowReporter implements Reporter {
  readonly #running = new Map<string, { readonly name: string; readonly since: number }>();
  readonly #told = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.#timer = setInterval(() => this.#tell(), slowMs / 4).unref();
  }

  onTestCaseReady({ id, fullName, module }: TestCase): void {
    this.#running.set(id, { name: `${module.relativeModuleId}: ${fullName}`, since: performance.now() });
  }

  onTestCaseResult({ id }: TestCase): void {
    this.#running.delete(id);
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }

  #tell(): void {
    for (const [id, { name, since }] of this.#running) {
      const seconds = Math.round((performance.now() - since) / 1000);
      if (seconds * 1000 < slowMs || this.#told.has(id)) continue;
      this.#told.add(id);
      process.stderr.write(`Still running after ${seconds} s: ${name}\n`);
    }
  }
}

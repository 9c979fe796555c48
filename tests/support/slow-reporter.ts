import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Longer than any test may take, and most files, so that only delays of the whole run are reported. */
const slowMs = 150_000;

/**
 * Names tests that have not ended long after they should have, what their fixtures do included: of a run that
 * hangs, nothing else tells where.
 */
export class SlowReporter implements Reporter {
  readonly #running = new Map<TestCase, number>();
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.#timer = setInterval(() => this.#tell(), slowMs / 5).unref();
  }

  onTestCaseReady(test: TestCase): void {
    this.#running.set(test, performance.now());
  }

  onTestCaseResult(test: TestCase): void {
    this.#running.delete(test);
  }

  /** The result of a quick test may be reported before its start. */
  onTestModuleEnd(module: TestModule): void {
    for (const test of this.#running.keys()) if (test.module === module) this.#running.delete(test);
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }

  #tell(): void {
    for (const [test, since] of this.#running) {
      const ms = performance.now() - since;
      if (ms < slowMs) continue;
      this.#running.delete(test);
      const name = `${test.module.relativeModuleId}: ${test.fullName}`;
      process.stderr.write(`Still running after ${Math.round(ms / 1000)} s: ${name}\n`);
    }
  }
}

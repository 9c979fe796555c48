import type { Reporter, TestCase } from 'vitest/node';

/** Longer than any test may take, so that only what holds up the run is told. */
const slowMs = 120_000;

/** Names tests that have not ended long after they should have: of a run that hangs, nothing else tells where. */
export class SlowReporter implements Reporter {
  readonly #running = new Map<TestCase, number>();
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.#timer = setInterval(() => this.#tell(), slowMs / 4).unref();
  }

  onTestCaseReady(test: TestCase): void {
    this.#running.set(test, performance.now());
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }

  #tell(): void {
    for (const [test, since] of this.#running) {
      const ms = performance.now() - since;
      // Asked, since the word of a result may come before that of the beginning.
      const isRunning = test.result().state === 'pending';
      if (isRunning && ms < slowMs) continue;
      this.#running.delete(test);
      const name = `${test.module.relativeModuleId}: ${test.fullName}`;
      if (isRunning) process.stderr.write(`Still running after ${Math.round(ms / 1000)} s: ${name}\n`);
    }
  }
}

import type { Progress } from '../../src/effects/progress.ts';

/** Ignores progress. */
export const silentProgress: Progress = { stage() {}, advance() {}, warn() {} };

/** Told as the build goes on; never changes what it does. */
export interface Progress {
  /** A stage begins; `total` when its steps can be counted. */
  stage(name: string, total?: number): void;
  /** So many more steps of the stage are done. */
  advance(steps: number): void;
  /** Something about this machine that its owner should know; no problem of the content. */
  warn(sentence: string): void;
}

/** Says nothing. */
export const silentProgress: Progress = {
  stage() {},
  advance() {},
  warn() {},
};

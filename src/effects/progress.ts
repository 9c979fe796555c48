/** Receives the progress of a build, without influence on it. */
export interface Progress {
  /** Called at the start of a stage; `total` is the number of steps, if known. */
  stage(name: string, total?: number): void;
  /** Called when more steps of the stage are done. */
  advance(steps: number): void;
  /** Called for a problem of this machine rather than of the content. */
  warn(sentence: string): void;
}

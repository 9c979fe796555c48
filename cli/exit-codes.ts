/** What the command's exit code tells the caller. */
export const exitCodes = {
  fine: 0,
  /** The content has errors. */
  content: 1,
  /** Wrong usage or configuration. */
  usage: 2,
  /** A fault of ours. */
  fault: 3,
  /** Ended by Ctrl-C. */
  interrupted: 130,
} as const;

/** One of the exit codes. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

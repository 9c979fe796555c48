type Library = typeof import('../src/index.ts');

/** A stream of text the user sees. */
export interface TextStream {
  write(text: string): void;
  /** A person reads it as it is written, and lines may be drawn over. */
  readonly interactive: boolean;
  readonly colours: boolean;
  readonly columns: number;
}

/** All that a command knows of the world around it. */
export interface Terminal {
  readonly cwd: string;
  /** Variables, for what `site.yaml` names and does not hold. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Results. */
  readonly out: TextStream;
  /** Progress and what is wrong with the usage. */
  readonly err: TextStream;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** Loads the library when a command needs it, so that `--version` and `--help` answer at once. */
  library(): Promise<
    Pick<
      Library,
      | 'loadConfig'
      | 'createBuilder'
      | 'createDevBuilder'
      | 'watchSources'
      | 'serveDev'
      | 'servePreview'
      | 'realNow'
      | 'SourceChanged'
      | 'readStarter'
      | 'writeNewSite'
      | 'packageRoot'
      | 'UserError'
    >
  >;
}

import type { SourcePath } from './path.ts';

/** A rule of `_redirects`: one line. */
export interface RedirectRule {
  /** From 1. */
  readonly line: number;
  /** A path with `:name` and a final `*`, or a URL. */
  readonly from: string;
  readonly to: string;
  /** 200 serves the target under the original URL. */
  readonly status: number;
  /** Whether the rule also applies where a file exists. */
  readonly forced: boolean;
  /** Whether only some requests are redirected: by their query, language, country, or cookie. */
  readonly conditional: boolean;
}

/** A block of `_headers`: a path, and the headers indented below it. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: readonly HeaderLine[];
}

/** A header of a block. */
export interface HeaderLine {
  readonly name: string;
  readonly value: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** A file of the public folder that configures hosts. */
export interface HostFile<Rule> {
  readonly source: SourcePath;
  readonly text: string;
  readonly rules: readonly Rule[];
}

/** The files with which a site configures its host. */
export interface HostFiles {
  readonly redirects?: HostFile<RedirectRule>;
  readonly headers?: HostFile<HeaderRule>;
}

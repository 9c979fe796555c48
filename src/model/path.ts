declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/**
 * A path of the site: leading slash, no trailing slash, no base, with language prefix:
 * `/zh/material-ui/react-button`. The root is `/`.
 */
export type SitePath = Branded<'SitePath'>;

/**
 * A posix path relative to the content folder: `material-ui/components/button/button.md`. It starts with
 * `../` if the configuration names a folder outside.
 */
export type SourcePath = Branded<'SourcePath'>;

/** An absolute path on disk, with the separators of the operating system. */
export type FilePath = Branded<'FilePath'>;

/** A posix path relative to the output folder: `material-ui/react-button/index.html`. */
export type OutputPath = Branded<'OutputPath'>;

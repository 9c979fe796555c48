declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** A path of the site: leading slash, no trailing slash, no base, language prefix included: `/zh/material-ui/react-button`. The root is `/`. */
export type SitePath = Branded<'SitePath'>;

/** A posix path relative to the content folder: `material-ui/components/button/button.md`. It may start with `../` when the configuration points outside. */
export type SourcePath = Branded<'SourcePath'>;

/** An absolute path on disk, in the separators of the operating system. */
export type FilePath = Branded<'FilePath'>;

/** A posix path relative to the output folder: `material-ui/react-button/index.html`. */
export type OutputPath = Branded<'OutputPath'>;

import type { SourcePath } from './path.ts';

/** The colours of a scheme by role. */
export interface SchemeColours {
  readonly text: string;
  /** Text of less weight. */
  readonly soft: string;
  /** Text of the least weight. */
  readonly faint: string;
  readonly page: string;
  /** Background of cards and demos. */
  readonly raised: string;
  /** Background of code and of secondary panels. */
  readonly sunken: string;
  /** Background under the pointer. */
  readonly hover: string;
  /** Borders that must be visible: those of controls. */
  readonly edge: string;
  /** Lines that separate. */
  readonly rule: string;
  readonly info: string;
  readonly success: string;
  readonly warning: string;
  readonly error: string;
}

/** Colours of source code by kind of token. */
export interface CodeColours {
  readonly comment: string;
  readonly keyword: string;
  readonly string: string;
  readonly number: string;
  readonly function: string;
  readonly tag: string;
  readonly attribute: string;
}

/** Every colour of a scheme. */
export interface Scheme {
  readonly accent: string;
  readonly colours: SchemeColours;
  readonly code: CodeColours;
}

/** A colour in both schemes. */
export interface ColourPair {
  readonly light: string;
  readonly dark: string;
}

/** The colours of a scheme that a theme sets; all others are ours. */
export interface OwnScheme {
  readonly accent?: string;
  readonly colours: Partial<SchemeColours>;
  readonly code: Partial<CodeColours>;
}

/** The families of a theme, each a list as CSS writes it. */
export interface ThemeFonts {
  readonly body?: string;
  readonly headings?: string;
  readonly code?: string;
}

/** The theme of a site, with every colour derived. */
export interface SiteTheme {
  readonly light: OwnScheme;
  readonly dark: OwnScheme;
  /** Radius of surfaces in pixels. */
  readonly radius?: number;
  readonly fonts: ThemeFonts;
  /** Width of the text in pixels. */
  readonly contentWidth?: number;
  readonly density: 'comfortable' | 'compact';
}

/**
 * True if a theme sets more than colours: then our templates are bundled with
 * variables for lengths and fonts.
 */
export function hasOwnLengths(theme: SiteTheme | undefined): boolean {
  if (!theme) return false;
  const { radius, contentWidth, fonts, density } = theme;
  return (
    [radius, contentWidth, ...Object.values(fonts)].some((one) => one !== undefined) || density === 'compact'
  );
}

/** The module with the theme of demos, relative to the content folder. */
export const demoThemeFile = 'theme.ts';

/** A font of the reader's system that takes as much space as a font file, until the file is loaded. */
export interface FontFallback {
  /** Names of the same font on different systems. */
  readonly local: readonly string[];
  /** Percentages: `107.12%`. */
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
  readonly lineGap: string;
}

/** A font file with its URL. */
export interface DeclaredFace extends Omit<FontFace, 'source'> {
  readonly href: string;
  /** Absent for italics and for files whose metrics cannot be read. */
  readonly fallback?: FontFallback;
}

/** What a site adds to the shared style sheet. */
export interface OwnStyles {
  readonly theme?: SiteTheme;
  readonly faces: readonly DeclaredFace[];
  /** The bundled style sheets of the site. */
  readonly css: string;
}

/** A font file of the site, which the shared style sheet declares. */
export interface FontFace {
  readonly family: string;
  readonly source: SourcePath;
  /** `400`, or a range of a variable font: `100 900`. */
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  readonly unicodeRange?: string;
}

import type { SiteProps } from '../../src/model/page-props.ts';
import { demoThemeFor } from '../demo-theme.ts';
import { theme } from '../theme.ts';
import { accentRules } from './accent-rules.ts';
import { articleRules, tableRules } from './article-rules.ts';
import { badgeRules } from './badge-rules.ts';
import { calloutRules } from './callout-rules.ts';
import { codeRules } from './code-rules.ts';
import { codeTabsRules } from './code-tabs-rules.ts';
import { compactCss } from './compact-css.ts';
import { demoRules } from './demo-rules.ts';
import { documentRules } from './document-rules.ts';
import { editRules } from './edit-rules.ts';
import { highlightRules } from './highlight-rules.ts';
import { lineRules } from './line-rules.ts';
import { menuRules } from './menu-rules.ts';
import { pruneVariables } from './prune-variables.ts';
import { themeVariables } from './theme-variables.ts';
import { toolbarRules } from './toolbar-rules.ts';

const written = compactCss(
  [
    documentRules,
    articleRules,
    tableRules,
    codeRules,
    lineRules,
    highlightRules,
    codeTabsRules,
    calloutRules,
    badgeRules,
    demoRules,
    menuRules,
    toolbarRules,
  ].join('\n'),
);

/** The style sheet that all pages share: variables, document, article, accents, then the shell's rules in their order. */
export function composeStyleSheet(site: Pick<SiteProps, 'products'>, rules: readonly string[]): string {
  return pruneVariables(themeVariables(theme) + written + accentRules(site) + rules.join(''));
}

/** Variables of the demos' theme, complete, for documents of which a demo is all: a framed one, and one that is edited. */
export function composeDemoStyleSheet(): string {
  return themeVariables(demoThemeFor());
}

/** Rules of the editor of demos. They are fetched with it, and use the variables of the sheet that all pages share. */
export function composeEditStyleSheet(): string {
  return compactCss(editRules);
}

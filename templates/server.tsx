import { CacheProvider, ThemeProvider } from '@emotion/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { CreateTemplates, Rendered } from '../src/model/render-task.ts';
import type { Words } from '../src/model/words.ts';
import { liveFrameHash } from './browser/demo/live/live-frame.ts';
import { ClickEventsContext } from './click-events.ts';
import { renderIframe } from './components/render-iframe.tsx';
import { renderPart } from './components/render-part.tsx';
import { Document } from './document.tsx';
import { createNavigationRenderer, NavigationHtmlContext } from './layout/render-navigation.tsx';
import { SearchDialog } from './layout/search-dialog.tsx';
import { SettingsDialog } from './layout/settings-dialog.tsx';
import { PageContent } from './page-content.tsx';
import { noSlots, SlotsContext } from './slot.tsx';
import { dropRepeatedRules } from './styles/css-text.ts';
import { lineRules } from './styles/line-rules.ts';
import { createRuleStore, type RuleStore } from './styles/rule-store.ts';
import { composeDemoStyleSheet, composeEditStyleSheet, composeStyleSheet } from './styles/style-sheet.ts';
import { theme } from './theme.ts';
import { WordsContext } from './use-words.ts';

type Render = (element: ReactElement, words: Words, identifierPrefix?: string) => Rendered;

/** Creates the function that renders elements with the theme, and stores their rules. */
function createRenderer(rules: RuleStore): Render {
  return (element, words, identifierPrefix = '') => {
    const { cache, names } = rules.pageCache();
    const html = renderToString(
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <WordsContext value={words}>{element}</WordsContext>
        </ThemeProvider>
      </CacheProvider>,
      { identifierPrefix },
    );
    return { html, styles: names };
  };
}

/** Adds the rules of marked, numbered and broken lines to a page, wherever its code comes from. */
function withLineRules(html: string): string {
  if (!/<(?:span class="line|mark class="word-|pre data-wrap)/.test(html)) return html;
  return html.replace('</head>', `<style data-page-sheet="">${lineRules}</style></head>`);
}

/** Creates the functions that render pages, parts of articles and style sheets. Each thread has one set. */
export const createTemplates: CreateTemplates = (demos) => {
  const rules = createRuleStore();

  const render = createRenderer(rules);
  const renderNavigation = createNavigationRenderer(render);
  const renderDialog = (dialog: ReactElement, words: Words): string => {
    const { html, styles } = render(dialog, words);
    return `<style>${styles.map((name) => rules.rule(name) ?? '').join('')}</style>${html}`;
  };

  return {
    renderPage(page, article, asset, slots = noSlots) {
      const { items = [], current } = page.navigation ?? {};
      const navigation = renderNavigation(items, page.words, current);
      const { html, styles } = render(
        <ClickEventsContext value={page.site.services?.analytics !== undefined}>
          <NavigationHtmlContext value={navigation.html}>
            <SlotsContext value={slots}>
              <Document page={page} asset={asset}>
                <PageContent page={page} html={dropRepeatedRules(article)} asset={asset} />
              </Document>
            </SlotsContext>
          </NavigationHtmlContext>
        </ClickEventsContext>,
        page.words,
      );
      return {
        html: `<!doctype html>${withLineRules(html)}`,
        styles: [...new Set([...styles, ...navigation.styles])],
      };
    },
    demoScripts: [`'${liveFrameHash}'`, 'blob:'],
    renderPart: (part, asset, page) =>
      renderPart(part, {
        asset,
        page,
        loaders: demos,
        renderInShell: (element, id) => render(element, page.words, `${id}-`),
      }),
    renderIframe: (part, asset, page) => renderIframe(part, asset, { page, loaders: demos }),
    renderNavigation,
    renderSettings: (words, offline) => renderDialog(<SettingsDialog offline={offline} />, words),
    renderSearch: (words, scope) => renderDialog(<SearchDialog scope={scope} />, words),
    styleRule: rules.rule,
    styleSheet: composeStyleSheet,
    demoStyleSheet: composeDemoStyleSheet,
    editStyleSheet: composeEditStyleSheet,
  };
};

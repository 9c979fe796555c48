import {
  startApiReference,
  startArticleActions,
  startErrorLookup,
} from './browser/article/article-actions.ts';
import { layOutDeferredBlocks } from './browser/article/deferred-blocks.ts';
import { startCodeCopy } from './browser/code/code-copy.ts';
import { startCodeTabs } from './browser/code/code-tabs.ts';
import { startCodeVariant } from './browser/code/code-variant.ts';
import { startTabStops } from './browser/code/tab-stops.ts';
import { startDemoLinks } from './browser/demo/demo-links.ts';
import { startDemoToolbars } from './browser/demo/demo-toolbar.ts';
import { startIslands } from './browser/islands/islands.ts';
import { startDrawer } from './browser/navigation/drawer.ts';
import { startMenus } from './browser/navigation/menus.ts';
import { startNavigationTree } from './browser/navigation/navigation-tree.ts';
import { startPrefetch, startTransitions } from './browser/navigation/next-page.ts';
import { startTableOfContents } from './browser/navigation/table-of-contents.ts';
import { startOfflinePages } from './browser/offline/offline-pages.ts';
import { startRegistration } from './browser/offline/registration.ts';
import { startSearch } from './browser/search/start-search.ts';
import { startServices } from './browser/services.ts';
import { startColourMode } from './browser/settings/colour-mode.ts';
import { startDirection } from './browser/settings/direction.ts';
import { startSettings } from './browser/settings/settings.ts';

// The eager script of every page. Islands come first, because they queue clicks until they are hydrated.
startIslands();
startColourMode();
startDirection();
startCodeVariant();
startCodeTabs();
startDemoToolbars();
startDemoLinks();
startCodeCopy();
startTabStops();
startNavigationTree();
startDrawer();
startMenus();
startSearch();
startSettings();
startArticleActions();
startTableOfContents();
startErrorLookup();
startApiReference();
startOfflinePages();
startPrefetch();
startTransitions();
startRegistration();
startServices();
layOutDeferredBlocks();

import { startArticleActions } from './browser/article-actions.ts';
import { startCodeCopy } from './browser/code-copy.ts';
import { startCodeTabs } from './browser/code-tabs.ts';
import { startCodeVariant } from './browser/code-variant.ts';
import { startColourMode } from './browser/colour-mode.ts';
import { startDemoLinks } from './browser/demo-links.ts';
import { startDemoToolbars } from './browser/demo-toolbar.ts';
import { startDirection } from './browser/direction.ts';
import { startDrawer } from './browser/drawer.ts';
import { startErrorMessage } from './browser/error-message.ts';
import { startIslands } from './browser/islands.ts';
import { startMenus } from './browser/menus.ts';
import { startNavigationTree } from './browser/navigation-tree.ts';
import { startOfflinePages } from './browser/offline-pages.ts';
import { startRegistration } from './browser/registration.ts';
import { startServices } from './browser/services.ts';
import { startSettings } from './browser/settings.ts';
import { startTableOfContents } from './browser/table-of-contents.ts';

// Door 2: every page's script. Each part finds its marked elements and does nothing where there are none. Islands come first: they
// hold a reader's clicks until they can answer.
startIslands();
startColourMode();
startDirection();
startCodeVariant();
startCodeTabs();
startDemoToolbars();
startDemoLinks();
startCodeCopy();
startNavigationTree();
startDrawer();
startMenus();
startSettings();
startArticleActions();
startTableOfContents();
startErrorMessage();
startOfflinePages();
startRegistration();
startServices();

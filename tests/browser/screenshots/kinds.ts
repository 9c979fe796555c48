import type { Page } from 'playwright-core';
import { page as markdown } from '../../support/small-site.ts';
import type { SiteFiles } from '../../support/workspace.ts';

/** A kind of page, or a part that opens on one. */
export interface Kind {
  readonly name: string;
  /** Path in the first language. */
  readonly path: string;
  /**
   * The site of this repository, the same at its production address, the small site below, or API documents.
   */
  readonly site: 'own' | 'production' | 'small' | 'reference';
  /** Interaction before the screenshot. */
  readonly open?: (page: Page) => Promise<void>;
  /** Whether to capture only the screen instead of the whole page. */
  readonly screenOnly?: boolean;
}

const button = '/material-ui/react-button/';

/** All kinds of pages, and the parts that open on them. */
export const kinds: readonly Kind[] = [
  { name: 'home', path: '/', site: 'own' },
  { name: 'component', path: button, site: 'own' },
  { name: 'component-joy', path: '/joy-ui/react-card/', site: 'own' },
  { name: 'component-grid', path: '/x/react-data-grid/', site: 'own' },
  { name: 'component-table', path: '/material-ui/react-table/', site: 'own' },
  { name: 'api', path: '/material-ui/api/button/', site: 'own' },
  { name: 'dialect', path: '/docs/markdown/', site: 'own' },
  { name: 'controls', path: '/docs/playground/', site: 'own' },
  { name: 'section', path: '/material-ui/getting-started/', site: 'own' },
  { name: 'guide', path: '/material-ui/customization/theming/', site: 'own' },
  { name: 'manual', path: '/docs/advertisements/', site: 'own' },
  { name: 'advertisement', path: button, site: 'production', screenOnly: true },
  { name: 'versions', path: '/versions/', site: 'own' },
  { name: 'production-error', path: '/production-error/?code=1&args[]=Button', site: 'own' },
  { name: 'not-found', path: '/no-such-page/', site: 'own' },
  { name: 'offline', path: '/_app/', site: 'own' },
  { name: 'product-generated', path: '/acme/', site: 'small' },
  { name: 'versions-generated', path: '/versions/', site: 'small' },
  { name: 'production-error-generated', path: '/production-error/?code=1&args[]=Button', site: 'small' },
  { name: 'badges', path: '/acme/badges/', site: 'small' },
  { name: 'reference', path: '/acme/api/button/', site: 'reference' },
  { name: 'reference-expanded', path: '/acme/api/button/', site: 'reference', open: expanded },
  { name: 'reference-collapsed', path: '/acme/api/button/', site: 'reference', open: collapsed },
  { name: 'reference-hook', path: '/acme/api/use-toggle/', site: 'reference' },
  { name: 'consent', path: '/acme/badges/', site: 'small', screenOnly: true },
  { name: 'menu-products', path: button, site: 'own', screenOnly: true, open: menu('products') },
  { name: 'menu-versions', path: button, site: 'own', screenOnly: true, open: menu('versions') },
  { name: 'navigation', path: button, site: 'own', screenOnly: true, open: navigation },
  { name: 'settings', path: button, site: 'own', screenOnly: true, open: settings },
  { name: 'demo-code', path: button, site: 'own', screenOnly: true, open: demoCode },
  { name: 'demo-menu', path: button, site: 'own', screenOnly: true, open: demoMenu },
  { name: 'demo-editor', path: button, site: 'own', screenOnly: true, open: demoEditor },
  { name: 'focus', path: button, site: 'own', screenOnly: true, open: focus },
  { name: 'print', path: '/docs/markdown/', site: 'own', open: print },
];

function menu(name: string) {
  return (page: Page): Promise<void> => page.locator(`header .${name} > summary`).click();
}

async function expanded(page: Page): Promise<void> {
  await page.locator('[data-kind=props] [data-choose=expanded]').click();
}

/** Opens some of the collapsed props, and the first group of inherited ones. */
async function collapsed(page: Page): Promise<void> {
  await page.locator('[data-kind=props] [data-choose=collapsed]').click();
  const rows = page.locator('[data-kind=props] .o', {
    has: page.locator('#button-prop-color, #button-prop-onClose'),
  });
  for (const toggle of await rows.locator('th > button').all()) await toggle.click();
  await page.locator('.inherited summary').first().click();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Opens the drawer on narrow screens. */
async function navigation(page: Page): Promise<void> {
  const opener = page.locator('header .opener');
  if (await opener.isVisible()) await opener.click();
}

async function settings(page: Page): Promise<void> {
  await page.locator('[data-settings]').click();
  await page.getByRole('dialog').waitFor();
}

async function demoCode(page: Page): Promise<void> {
  await page.locator('#BasicButtons [data-action=code]').click();
  await toTop(page, '#BasicButtons');
}

async function demoMenu(page: Page): Promise<void> {
  await toTop(page, '#BasicButtons');
  await page.locator('#BasicButtons .demo-menu > summary').click();
}

async function demoEditor(page: Page): Promise<void> {
  await toTop(page, '#BasicButtons');
  const edit = page.locator('#BasicButtons').locator('[data-action=edit]:visible');
  if ((await edit.count()) === 0) await page.locator('#BasicButtons .demo-menu > summary').click();
  await edit.first().click();
  await page.locator('#BasicButtons textarea').first().waitFor();
}

async function focus(page: Page): Promise<void> {
  await page.locator('.prose a').first().focus();
  await page.keyboard.press('Tab');
}

async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
}

async function toTop(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
}

const badges =
  'plan: pro|plan: premium|newFeature: true|planned: true|unstable: true|beta: true|legacy: true|deprecated: true'
    .split('|')
    .map(
      (badge, index) =>
        `      - { pathname: /acme/entry-${index + 1}/, title: Entry ${index + 1}, ${badge} }`,
    );

/** A site with generated pages that the site of this repository writes itself, and with all badges. */
export const smallSite: SiteFiles = {
  'content/site.yaml': `name: Acme UI
description: A small family of components.
languages: [en, ar]
serviceWorker: none
errorCodes: error-codes.json
repository: https://git.example/acme
feedback: true
analytics: { beacon: 'https://events.example/', consent: { required: true } }
productionHosts: [127.0.0.1]
products:
  - id: acme
    name: Acme
    root: /acme/
    description: Components for the web.
    navigation: navigation/acme.yaml
    versions:
      - { text: v2.1.0, href: /acme/badges/, current: true }
      - { text: 1.0.0-rc.3, href: https://v1.acme.example/ }
      - { text: View all versions, href: /versions/ }
  - { id: charts, name: Charts, root: /charts/, description: Pictures of numbers. }
`,
  'content/error-codes.json': JSON.stringify({ 1: 'The component %s needs a label.', 2: 'Too late.' }),
  'content/navigation/acme.yaml': `- pathname: /acme/badges/\n- pathname: /acme/all\n  title: Every badge\n  children:\n${badges.map((line) => line.slice(2)).join('\n')}\n`,
  'content/acme/badges.md': markdown('Badges', 'Words.'),
  ...Object.fromEntries(
    badges.map((_, index) => [`content/acme/entry-${index + 1}.md`, markdown(`Entry ${index + 1}`)]),
  ),
};

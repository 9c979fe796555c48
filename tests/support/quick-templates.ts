/** Templates with all that the bundler refers to, and little else, by path from a folder beside the site. */
export const quickTemplates: Readonly<Record<string, string>> = {
  'program/templates/browser.ts': "import './layout/footer.tsx';",
  'program/templates/server.tsx': "import './layout/footer.tsx';\nimport './demo-theme.ts';",
  'program/templates/layout/footer.tsx': 'export const Footer = 1;',
  'program/templates/demo-theme.ts': 'export const theme = 1;',
  'program/templates/themed-demo-theme.ts':
    "import { theme } from 'colophon:site-theme';\nexport const demoTheme = [theme];",
  'program/templates/islands/demo-island.tsx':
    "import '../demo-theme.ts';\nexport const mountDemo = (...given) => console.log(given);",
  'program/templates/islands/live-demo.tsx': 'export const runLiveDemo = (...given) => console.log(given);',
  'program/templates/islands/live-modules.ts': 'export const requireFrom = (...given) => console.log(given);',
};

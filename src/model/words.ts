/**
 * The English words of the shell. A translation has the same keys; `{name}` is replaced by a value. Other
 * modules read the words of a language from `PageProps`, not from here.
 */
export const english = {
  skip: 'Skip to content',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  products: 'Products',
  chooseProduct: 'choose a product',
  chooseVersion: 'choose a version',
  home: 'Home',
  product: 'Product',
  currentVersion: 'This version',
  otherVersions: 'Other versions',
  source: 'Source code',
  colourMode: 'Colour mode',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  onThisPage: 'On this page',
  breadcrumbs: 'Breadcrumbs',
  pagination: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  edit: 'Edit this page',
  packageSource: 'Source',
  waiAria: 'WAI-ARIA pattern',
  materialDesign: 'Material Design',
  advertisement: 'Advertisement',
  adBlocked:
    'Your browser blocks advertisements. They fund the work on {site}. If these pages help you, please allow them here.',
  consent: 'Analytics',
  consentQuestion: 'May this site count visits and clicks? This helps us improve the documentation.',
  consentAllow: 'Allow',
  consentDeny: 'Do not allow',
  consentChange: 'Cookie settings',
  language: 'Language',
  lastUpdated: 'Last updated on {date}',
  backToTop: 'Back to top',
  viewMarkdown: 'View as Markdown',
  copyMarkdown: 'Copy as Markdown',
  family: 'Related products',
  contents: 'Contents',
  settings: 'Settings',
  closeSettings: 'Close settings',
  direction: 'Text direction',
  directionAuto: 'By language',
  directionLtr: 'Left to right',
  directionRtl: 'Right to left',
  untranslated: 'This page has not been translated yet. You are reading it in {language}.',
  openGroup: 'Show pages of {title}',
  moreEntries: '{count} more entries',
  browserOnly: 'This demo renders in your browser and needs JavaScript.',
  componentBrowserOnly: 'This part of the page renders in your browser and needs JavaScript.',
  demoToolbar: 'Toolbar of the demo {name}',
  demoFrame: 'The demo {name}',
  demoFiles: 'Files of the demo',
  codeLanguage: 'Language of the code',
  showTypeScript: 'Show all code in TypeScript',
  showJavaScript: 'Show all code in JavaScript',
  showCode: 'Show code',
  expandCode: 'Expand code',
  hideCode: 'Hide code',
  copyCode: 'Copy code',
  editCode: 'Edit code',
  resetDemo: 'Reset demo',
  resetFocus: 'Move focus to demo',
  stackblitz: 'Open in StackBlitz',
  codesandbox: 'Open in CodeSandbox',
  fullScreen: 'Full screen',
  copyLink: 'Copy link to demo',
  showSource: 'Show source ({size})',
  viewSource: 'View source',
  moreActions: 'More actions',
  notFoundTitle: 'Page not found',
  notFound: 'There is no page at this address',
  notFoundHint: 'It may have moved. Check the address, search, or start from one of these pages.',
  /** In place of a page that a template of the site cannot render. */
  pageFailed: 'This page could not be built.',
  nearPages: 'Similar pages',
  offlineTitle: 'Offline',
  offline: 'You are offline',
  offlineHint: 'This page is not available offline. You can read these pages now:',
  offlineNothing: 'No pages are available offline yet. Pages that you visit are saved for later.',
  /**
   * Words of the shell in articles. The parse stage leaves a placeholder for each, since it does not know the
   * language.
   */
  article: {
    copy: 'Copy',
    codeTabs: 'Code variants',
    tabs: 'Variants',
    details: 'Details',
    contents: 'Contents',
    footnotes: 'Footnotes',
    footnoteBack: 'Back to note {note} in the text',
    'plan-community': 'Community plan',
    'plan-pro': 'Pro plan',
    'plan-premium': 'Premium plan',
    api: 'API',
    apiHint: 'The reference of the components and hooks on this page:',
    'callout-info': 'Information',
    'callout-success': 'Good practice',
    'callout-warning': 'Warning',
    'callout-error': 'Caution',
  },
  /** The question at the end of an article. */
  feedback: {
    question: 'Was this page helpful?',
    yes: 'Yes',
    no: 'No',
    thanks: 'Thank you for your answer.',
  },
  /** Texts for programs that read the site. */
  machines: {
    index: 'Index of this documentation for language models: {address}',
    copies: 'The links lead to Markdown copies of the pages.',
    fullText: 'Full text',
    components: 'Components, with props and demos, as JSON',
  },
  /** The search dialog. */
  search: {
    title: 'Search',
    hint: 'Pages and headings',
    close: 'Close search',
    products: 'Products',
    pages: 'Pages',
    found: 'Pages found: {count}',
    nothing: 'No results for “{query}”.',
    nearest: 'Pages with similar titles',
    failed: 'Some pages could not be searched. Check your connection and search again.',
    move: 'to move',
    open: 'to open',
    leave: 'to close',
  },
  /** The page of all versions. */
  versions: {
    title: 'Versions',
    hint: 'The versions of each product and their documentation.',
    current: 'this documentation',
  },
  /** The page that explains short error codes. */
  errors: {
    title: 'Error messages',
    hint: 'Look up the full message of a production error code.',
    message: 'Message of error {code}',
    unknown: 'There is no error with the code {code}.',
    missingArgument: '[missing argument]',
    all: 'All messages',
    code: 'Code',
    sentence: 'Message',
  },
  /** Shown in place of a demo that failed in the browser. */
  demo: {
    stopped: 'This demo stopped because of an error. The rest of the page is fine.',
    restart: 'Start the demo again',
    broken: 'This part of the page failed to compile.',
  },
  /** The demo editor. Words in braces are filled in by the script. */
  editor: {
    editedFile: 'Code of {file}',
    editedFrame: 'Your version of the demo {name}',
    editorHelp: 'Tab indents. To leave the editor, press Escape, then Tab.',
    startOver: 'Start over',
    closeEditor: 'Close the editor',
    showsEdit: 'The demo shows your version.',
    showsEarlier: 'The demo still shows your last working version.',
    problemPlace: '{file}, line {line}, column {column}',
    noPackage: 'This demo cannot import {name}. It can import {list}.',
    noFile: 'This demo has no file named {name}.',
    noExport: '{from} has no export named {name}.',
    notOffered: '{name} from {from} is not available here. Available: {list}.',
    noComponent: 'The first file must have a component as its default export.',
    noLibrary: 'The libraries of this demo could not be loaded. The next edit tries again.',
  },
  /** Announcements of the page's script, in the language of the page. */
  status: {
    copied: 'Copied',
    linkCopied: 'Link copied',
    demoReset: 'Demo reset',
    markdownCopied: 'Page copied as Markdown',
    failed: 'Something went wrong. Check your connection and reload the page.',
  },
  /** Categories of products on the home page and in the product menu. */
  category: {
    core: 'Core components',
    x: 'Advanced components',
    toolpad: 'Dashboards and tools',
    other: 'More products',
  },
  /** The text of a navigation badge, and its meaning. */
  badge: {
    pro: { word: 'Pro', meaning: 'Part of the Pro plan' },
    premium: { word: 'Premium', meaning: 'Part of the Premium plan' },
    new: { word: 'New', meaning: 'Added recently' },
    planned: { word: 'Planned', meaning: 'Not available yet' },
    unstable: { word: 'Unstable', meaning: 'May change without notice' },
    beta: { word: 'Beta', meaning: 'Preview release' },
    legacy: { word: 'Legacy', meaning: 'Kept for existing code' },
    deprecated: { word: 'Deprecated', meaning: 'Will be removed' },
  },
};

/** All words of the shell in one language. */
export type Words = typeof english;

/** Key of a text of the demo editor, or of a failed demo. */
export type EditWord = keyof Words['editor'] | keyof Words['demo'];

/** Key of an announcement of the page's script. */
export type StatusWord = keyof Words['status'];

/** Key of a word of the shell in articles. `callout-…` names the kind of a callout. */
export type ArticleWord = keyof Words['article'];

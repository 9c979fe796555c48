/** Defaults of `site.yaml`. Those that depend on other values are in `resolve-config.ts`. */
export const defaults = {
  description: '',
  base: '/',
  languages: ['en'],
  public: 'public',
  components: [],
  /** Searched after the folders of `components`; relative to the content folder. */
  ownComponentFolder: '../templates/components',
  redirectStatus: 301,
  trustMarkdown: true,
  lastUpdated: true,
  feedback: false,
  serviceWorker: 'register',
  ads: { placement: '.sponsor-placement, #carbonads, .carbonads, .ea-placement', displaySampling: 0.1 },
  analytics: {
    gtagScript: 'https://www.googletagmanager.com/gtag/js',
    consentRequired: true,
    vitalsSampling: 0.0001,
  },
  /** Beside `content/`. */
  outFolder: 'dist',
} as const;

/** What holds where `site.yaml` says nothing. Values that follow from others are in `resolve-config.ts`. */
export const defaults = {
  description: '',
  base: '/',
  languages: ['en'],
  public: 'public',
  components: [],
  /** Looked into after the folders of `components`; seen from the content folder. */
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
  /** Beside `content/`, as the flag's default. */
  outFolder: 'dist',
} as const;

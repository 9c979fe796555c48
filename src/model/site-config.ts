// Made from the schemas of site.yaml and of navigation files by
// npx vitest run --config tests/vitest.config.ts --project unit tests/unit/config/site-config-types -u
import type { Json } from './json.ts';

/** The configuration of a site, as `content/site.yaml` or `content/site.ts` contains it. */
export interface SiteConfig {
  /** Name of the site, such as Acme UI. */
  readonly name: string;
  /** One sentence about the site, for search engines. */
  readonly description?: string | undefined;
  /** Canonical origin, such as https://docs.acme.dev. */
  readonly url?: string | undefined;
  /** Path the site is served under. Default: '/'. */
  readonly base?: string | undefined;
  /**
   * Hosts with service worker, analytics and advertisements. Default: the host of
   * url.
   */
  readonly productionHosts?: readonly string[] | undefined;
  /** The languages of the site; addresses in the first one have no prefix. */
  readonly languages?:
    | readonly (
        | string
        | {
            /** Its tag, which is also its prefix in addresses, such as zh. */
            readonly id: string;
            /** Its name in the language itself, such as 中文. */
            readonly name?: string | undefined;
            /** Text direction. Default: that of the language. */
            readonly direction?: 'ltr' | 'rtl' | undefined;
          }
      )[]
    | undefined;
  /** The products of the site. */
  readonly products?:
    | readonly {
        /** Its name in URLs, analytics and search, such as material-ui. */
        readonly id: string;
        /** Its name for readers, such as Material UI. */
        readonly name: string;
        /** Its category; none by default. */
        readonly category?: 'core' | 'x' | 'toolpad' | undefined;
        /** Its root in the URL space, or a list of roots. Default: the id between slashes. */
        readonly root?: string | readonly string[] | undefined;
        /** Folder of its pages. Default: its id. */
        readonly content?: string | undefined;
        /**
         * Folders of translations by language: their files have the names of the pages
         * that they translate.
         */
        readonly translations?: { readonly [key: string]: string } | undefined;
        /** Its API documents: a folder of documents, or packages that they follow from. */
        readonly api?:
          | string
          | {
              /** Folder of API documents that exist already. */
              readonly documents?: string | undefined;
              /**
               * Folder of their descriptions. Default: translations/api-docs beside the
               * documents.
               */
              readonly descriptions?: string | undefined;
              /** Packages whose exports are documented, such as @mui/material. */
              readonly packages?:
                | readonly (
                    | string
                    | {
                        /** Name of the package, as demos import it. */
                        readonly name: string;
                        /**
                         * The module that exports everything, for a package whose sources are beside the
                         * site.
                         */
                        readonly entry?: string | undefined;
                      }
                  )[]
                | undefined;
              /** The kinds of exports that are documented. Default: all. */
              readonly kinds?:
                | readonly ('component' | 'hook' | 'function' | 'interface' | 'type' | 'enum')[]
                | undefined;
              /** Globs of the names of exports. Default: all. */
              readonly include?: readonly string[] | undefined;
              /** Globs of the names of exports that are left out. */
              readonly exclude?: readonly string[] | undefined;
              /**
               * Folder for the documents that docs api writes and a build reads. Without it, a
               * build extracts them.
               */
              readonly out?: string | undefined;
              /** How props are shown until the reader chooses. Default: 'table'. */
              readonly layout?: 'table' | 'expanded' | 'collapsed' | undefined;
            }
          | undefined;
        /**
         * Its navigation file, such as navigation/material-ui.yaml, or auto: folders and
         * pages by the "order" of their front matter, then by title. None by default.
         */
        readonly navigation?: string | undefined;
        /** An image, such as logos/material-ui.svg. */
        readonly logo?: string | undefined;
        /** The colour of the product in each colour scheme. */
        readonly accent?:
          | string
          | {
              /** In the light colour scheme. */
              readonly light: string;
              /** In the dark colour scheme. Default: derived from light. */
              readonly dark?: string | undefined;
            }
          | undefined;
        /** One sentence for the home page and the product menu. */
        readonly description?: string | undefined;
        /** The version menu; none by default. */
        readonly versions?:
          | readonly {
              /** Text in the menu. Default: the installed version of the package. */
              readonly text?: string | undefined;
              /**
               * An installed package, such as "@mui/material", whose version is the text in the
               * menu.
               */
              readonly package?: string | undefined;
              /**
               * Address of the version, or of the same page if this site has it, such as
               * /material-ui/.
               */
              readonly href: string;
              /** The version of these pages. Default: the first entry. */
              readonly current?: boolean | undefined;
            }[]
          | undefined;
      }[]
    | undefined;
  /** The route table; the first matching rule wins. */
  readonly routes?:
    | readonly {
        /** A glob of pages; :name captures one segment, ** any number of them. */
        readonly source: string;
        /** The resulting address, with captures, such as /material-ui/react-:name/. */
        readonly path: string;
        /** These pages show no advertisements. */
        readonly disableAd?: boolean | undefined;
        /** These pages have no table of contents. */
        readonly disableToc?: boolean | undefined;
        /** These pages are as wide as the window. */
        readonly wideLayout?: boolean | undefined;
        /** These pages are left out of search, lists and the sitemap. */
        readonly unlisted?: boolean | undefined;
      }[]
    | undefined;
  /**
   * Folder of page modules that may set flags such as disableAd; their code never
   * runs.
   */
  readonly pageModules?: string | undefined;
  /** Import aliases of demos and components, such as "docs: ./docs-internals". */
  readonly alias?: { readonly [key: string]: string } | undefined;
  /** Environment variables of demos and components, by name. */
  readonly env?: { readonly [key: string]: string } | undefined;
  /** Globs of Markdown files that are no pages: **\/README.md. */
  readonly exclude?: readonly string[] | undefined;
  /** Files and folders outside the pages that they include or show, such as ../src. */
  readonly includes?: readonly string[] | undefined;
  /** Folders with components for directives. */
  readonly components?: readonly string[] | undefined;
  /**
   * When components without "export const island" hydrate. Default: they are static.
   */
  readonly hydrateComponents?: 'load' | 'idle' | 'visible' | 'interaction' | undefined;
  /** Folder that is copied unchanged. Default: 'public'. */
  readonly public?: string | undefined;
  /** Paths of other deployments on the host, such as /store/. */
  readonly externalPaths?: readonly string[] | undefined;
  /** Link manifests of other sites, by which links to them are checked. */
  readonly linkManifests?:
    | readonly (
        | string
        | {
            /** Its link-manifest.json. */
            readonly file: string;
            /** Canonical origin of the site, if its manifest names none. */
            readonly url: string;
          }
      )[]
    | undefined;
  /** Links to these hosts get nofollow and a new tab. */
  readonly nofollowHosts?: readonly string[] | undefined;
  /**
   * Folders outside the site into which symbolic links may lead, such as
   * ../../packages.
   */
  readonly followLinks?: readonly string[] | undefined;
  /**
   * Schemes of links besides http, https, mailto, tel, sms, irc, ircs, matrix and
   * xmpp.
   */
  readonly linkSchemes?: readonly string[] | undefined;
  /** Redirects. */
  readonly redirects?:
    | readonly {
        /** The old address. */
        readonly from: string;
        /** The new address: a path or a URL. */
        readonly to: string;
        /** 301 and 308 are permanent, 302 and 307 temporary. Default: 301. */
        readonly status?: 301 | 302 | 307 | 308 | undefined;
      }[]
    | undefined;
  /** Writes headers and redirects in the form of this host, and checks its limits. */
  readonly host?: 'github-pages' | 'netlify' | 'cloudflare' | 'vercel' | 'nginx' | undefined;
  /** Messages of production error codes, such as error-codes.json. */
  readonly errorCodes?: string | undefined;
  /** How Markdown is parsed. */
  readonly markdown?:
    | {
        /** Keeps raw HTML in pages as written. Default: true. */
        readonly trust?: boolean | undefined;
        /** Shows :tada: as an emoji. Default: false. */
        readonly emoji?: boolean | undefined;
        /**
         * Renders code blocks of the language mermaid, if the package beautiful-mermaid is
         * installed. Default: false.
         */
        readonly mermaid?: boolean | undefined;
        /** Renders $…$ and $$…$$ as mathematics. Default: false. */
        readonly math?: boolean | undefined;
        /**
         * Reads .md files as MDX, as Docusaurus does; .mdx files always are. Default:
         * false.
         */
        readonly mdx?: boolean | undefined;
        /**
         * The rule for ids of headings: of this family, of GitHub, or of VitePress.
         * Default: 'family'.
         */
        readonly anchors?: 'family' | 'github' | 'vitepress' | undefined;
      }
    | undefined;
  /**
   * Severities of problems by their code, such as "missing-import: warning", and by
   * folder, such as "missing-anchor: { ui/legacy: warning }"; * stands for the
   * others.
   */
  readonly severity?:
    | {
        readonly [key: string]:
          | 'error'
          | 'warning'
          | 'off'
          | { readonly [key: string]: 'error' | 'warning' | 'off' };
      }
    | undefined;
  /**
   * unregister emits a worker that removes itself and its caches. Default:
   * 'register'.
   */
  readonly serviceWorker?: 'register' | 'unregister' | 'none' | undefined;
  /**
   * A picture of each page for social networks. Needs url, satori and
   * @resvg/resvg-js.
   */
  readonly socialImages?:
    | {
        /** Font files (.ttf, .otf, .woff); the first that has a character shows it. */
        readonly fonts: readonly string[];
      }
    | undefined;
  /**
   * The host sends Markdown copies to clients whose Accept header prefers them.
   * Default: false.
   */
  readonly contentNegotiation?: boolean | undefined;
  /** Writes llms.txt and the full text for language models. Default: true. */
  readonly llms?: boolean | undefined;
  /** Shows the date of the last commit of each page. Default: true. */
  readonly lastUpdated?: boolean | undefined;
  /** Asks below every article whether it was helpful. Default: false. */
  readonly feedback?: boolean | undefined;
  /** The source repository. */
  readonly repository?: string | undefined;
  /** Seconds that rendering a demo, or parsing a page, may take. Default: 20. */
  readonly timeLimit?: number | undefined;
  /** The most that pages and pictures may weigh, which docs check reports. */
  readonly budgets?:
    | {
        /** HTML of a page in kB, compressed with gzip. */
        readonly html?: number | undefined;
        /** Style sheets of a page in kB, compressed with gzip. */
        readonly css?: number | undefined;
        /** Scripts of a page with its demos in kB, compressed with gzip. */
        readonly script?: number | undefined;
        /** A picture in kB. Default: 500. */
        readonly image?: number | undefined;
        /**
         * Percent by which a part of a page may grow compared with an earlier report.
         * Default: 10.
         */
        readonly growth?: number | undefined;
      }
    | undefined;
  /** A cache that several machines share. */
  readonly remoteCache?:
    | {
        /** URL of a server that speaks the HTTP cache protocol of Bazel, or a folder. */
        readonly url: string;
        /**
         * read uses the results of other machines; read-write also stores those of this
         * one. Default: 'read'.
         */
        readonly mode?: 'read' | 'read-write' | undefined;
        /** Seconds that one request may take. Default: 10. */
        readonly timeout?: number | undefined;
      }
    | undefined;
  /** URL of the editor, to which the path of a page is appended. */
  readonly editUrl?: string | undefined;
  /** The theme of the site; ours by default. */
  readonly theme?:
    | {
        /** Links, focus and the current page, where no product has an accent. */
        readonly accent?:
          | string
          | {
              /** In the light colour scheme. */
              readonly light: string;
              /** In the dark colour scheme. Default: derived from light. */
              readonly dark?: string | undefined;
            }
          | undefined;
        /** A colour whose hue tints all greys, such as #6b6a85. */
        readonly greys?: string | undefined;
        /** Single colours by role; ours by default. */
        readonly colours?:
          | {
              /** Text. */
              readonly text?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Text of less weight: descriptions, navigation. */
              readonly soft?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Text of the least weight: captions, comments on the page. */
              readonly faint?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Background of the page. */
              readonly page?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Background of cards, menus and demos. */
              readonly raised?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Background of code. */
              readonly sunken?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Background under the pointer. */
              readonly hover?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Borders of controls. */
              readonly edge?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Lines that separate. */
              readonly rule?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Notes. */
              readonly info?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Tips, and inserted lines of code. */
              readonly success?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Warnings. */
              readonly warning?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Errors, and deleted lines of code. */
              readonly error?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
            }
          | undefined;
        /** Colours of code by kind of token. */
        readonly code?:
          | {
              /** Comments. */
              readonly comment?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Keywords. */
              readonly keyword?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Strings. */
              readonly string?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Numbers and constants. */
              readonly number?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Functions. */
              readonly function?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Tags of JSX and HTML. */
              readonly tag?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
              /** Attributes and properties. */
              readonly attribute?:
                | string
                | {
                    /** In the light colour scheme. */
                    readonly light: string;
                    /** In the dark colour scheme. Default: derived from light. */
                    readonly dark?: string | undefined;
                  }
                | undefined;
            }
          | undefined;
        /** Radius of cards and code in pixels. Default: 12. */
        readonly radius?: number | undefined;
        /** Font families. Those of the reader's system follow each list. */
        readonly fonts?:
          | {
              /** Text: a family such as Inter, or a list of them. */
              readonly body?: string | undefined;
              /** Headings. Default: that of the text. */
              readonly headings?: string | undefined;
              /** Code: a family such as JetBrains Mono. */
              readonly code?: string | undefined;
            }
          | undefined;
        /** Width of the text in pixels. Default: 704. */
        readonly contentWidth?: number | undefined;
        /** compact sets text smaller and closer. Default: 'comfortable'. */
        readonly density?: 'comfortable' | 'compact' | undefined;
      }
    | undefined;
  /** Style sheets of the site, added after ours. */
  readonly styles?: readonly string[] | undefined;
  /** Components of the site at named places of every page. */
  readonly slots?:
    | {
        /** A component in the header, before the name of the site. */
        readonly 'header-start'?:
          | string
          | {
              /** Its name, as in a directive. Other keys are its properties. */
              readonly component: string;
            }
          | undefined;
        /** A component in the header, after its tools. */
        readonly 'header-end'?:
          | string
          | {
              /** Its name, as in a directive. Other keys are its properties. */
              readonly component: string;
            }
          | undefined;
        /** A component above the side navigation. */
        readonly 'navigation-start'?:
          | string
          | {
              /** Its name, as in a directive. Other keys are its properties. */
              readonly component: string;
            }
          | undefined;
        /** A component below the side navigation. */
        readonly 'navigation-end'?:
          | string
          | {
              /** Its name, as in a directive. Other keys are its properties. */
              readonly component: string;
            }
          | undefined;
        /** A component above the article, below the breadcrumbs. */
        readonly 'before-article'?:
          | string
          | {
              /** Its name, as in a directive. Other keys are its properties. */
              readonly component: string;
            }
          | undefined;
        /** A component below the article. */
        readonly 'after-article'?:
          | string
          | {
              /** Its name, as in a directive. Other keys are its properties. */
              readonly component: string;
            }
          | undefined;
        /** A component below the table of contents. */
        readonly 'contents-end'?:
          | string
          | {
              /** Its name, as in a directive. Other keys are its properties. */
              readonly component: string;
            }
          | undefined;
        /** A component at the start of the footer. */
        readonly 'footer-start'?:
          | string
          | {
              /** Its name, as in a directive. Other keys are its properties. */
              readonly component: string;
            }
          | undefined;
        /** A component at the end of the footer. */
        readonly 'footer-end'?:
          | string
          | {
              /** Its name, as in a directive. Other keys are its properties. */
              readonly component: string;
            }
          | undefined;
        /** A component at the end of every page. */
        readonly 'body-end'?:
          | string
          | {
              /** Its name, as in a directive. Other keys are its properties. */
              readonly component: string;
            }
          | undefined;
      }
    | undefined;
  /** Page views, clicks and web vitals; none by default. */
  readonly analytics?:
    | {
        /** Sends through gtag.js. */
        readonly gtag?:
          | {
              /** The measurement id, such as G-ABC123. */
              readonly id: string;
              /**
               * URL of its script, to which the id is appended. Default:
               * 'https://www.googletagmanager.com/gtag/js'.
               */
              readonly script?: string | undefined;
            }
          | undefined;
        /** URL that receives every event as JSON in a POST request. */
        readonly beacon?: string | undefined;
        /** Whether readers are asked for consent. */
        readonly consent?:
          | {
              /** Sends nothing before a reader agrees. Default: true. */
              readonly required?: boolean | undefined;
              /** Asks with a banner; false if the site itself asks. Default: true. */
              readonly banner?: boolean | undefined;
            }
          | undefined;
        /** Share of sessions that report web vitals. Default: 0.0001. */
        readonly vitals?: number | undefined;
      }
    | undefined;
  /** The advertising area; none by default. */
  readonly ads?:
    | {
        /** URL of the sponsor feed, which returns JSON. */
        readonly feed?: string | undefined;
        /** URL of the sponsor's script, which fills the image layout. */
        readonly script?: string | undefined;
        /**
         * CSS selector of the element that shows the sponsor. Default:
         * '.sponsor-placement, #carbonads, .carbonads, .ea-placement'.
         */
        readonly placement?: string | undefined;
        /** Sponsor links that in-house advertisements replace. */
        readonly backers?: readonly string[] | undefined;
        /** Share of displays that analytics reports. Default: 0.1. */
        readonly displaySampling?: number | undefined;
        /** Further origins that the sponsor's script needs. */
        readonly sources?: readonly string[] | undefined;
        /** In-house advertisements; one is chosen at random. */
        readonly inHouse?:
          | readonly {
              /** Its name in analytics, such as templates. */
              readonly name: string;
              /** A path of the site or a URL. */
              readonly link: string;
              /** An image of 130 by 100 pixels, such as ads/templates.svg. */
              readonly img?: string | undefined;
              /** Its text; may contain <strong>, <em>, <b>, <i> and <code>. */
              readonly description: string;
              /** The advertiser. Default: the name of the site. */
              readonly poweredby?: string | undefined;
              /** Its label in analytics. Default: in-house- and its name. */
              readonly label?: string | undefined;
            }[]
          | undefined;
      }
    | undefined;
  /** Licence keys by package, such as "@mui/x-license". */
  readonly licences?:
    | {
        readonly [key: string]:
          | string
          | {
              /** The environment variable that contains the key. */
              readonly env: string;
            };
      }
    | undefined;
  /** Font style sheets and font files. */
  readonly fonts?:
    | readonly (
        | string
        | {
            /** For pages that ask for it; without a name, all pages load it. */
            readonly name?: string | undefined;
            /** URL of the style sheet. */
            readonly href?: string | undefined;
            /** Origins of the font files, for an early connection. */
            readonly preconnect?: readonly string[] | undefined;
            /** Family of a font file, such as Inter. */
            readonly family?: string | undefined;
            /** Font file in the content folder, such as fonts/inter.woff2. */
            readonly file?: string | undefined;
            /** Weight of a font file, or a range such as 100 900. */
            readonly weight?: number | string | undefined;
            /** Style of a font file. Default: 'normal'. */
            readonly style?: 'normal' | 'italic' | undefined;
            /** Characters of a font file, such as U+0000-00FF. */
            readonly unicodeRange?: string | undefined;
          }
      )[]
    | undefined;
  /** Further sources by directive (script, connect, img …); false omits the policy. */
  readonly contentSecurityPolicy?:
    | false
    | {
        /** Further sources of scripts, such as https://cdn.acme.dev. */
        readonly script?: readonly string[] | undefined;
        /** Further sources of style sheets, such as https://fonts.acme.dev. */
        readonly style?: readonly string[] | undefined;
        /** Further sources of data that scripts fetch, such as https://api.acme.dev. */
        readonly connect?: readonly string[] | undefined;
        /** Further sources of images, such as https://images.acme.dev. */
        readonly img?: readonly string[] | undefined;
        /** Further sources of fonts, such as https://fonts.acme.dev. */
        readonly font?: readonly string[] | undefined;
        /** Further sources of sound and video, such as https://media.acme.dev. */
        readonly media?: readonly string[] | undefined;
        /** Further sources of frames, such as https://play.acme.dev. */
        readonly frame?: readonly string[] | undefined;
        /** Further sources of answers to forms, such as https://forms.acme.dev. */
        readonly 'form-action'?: readonly string[] | undefined;
        /**
         * Whether browsers refuse strings as markup or script until a demo or component
         * starts.
         */
        readonly trustedTypes?: boolean | undefined;
      }
    | undefined;
  /**
   * Whether pages have hashes of their scripts and style sheets, so that browsers
   * refuse others. Default: false.
   */
  readonly subresourceIntegrity?: boolean | undefined;
}

/** An entry of the side navigation. */
export interface NavigationInput {
  /**
   * Target of the entry, unique in the tree: a path of the site, a web address, or
   * the name of a group.
   */
  readonly pathname: string;
  /** Label; false shows none. Default: derived from the pathname. */
  readonly title?: string | false | undefined;
  /** Makes the entry a section heading. */
  readonly subheader?: string | undefined;
  /**
   * Name of an icon before the label: Article, Book, Build, Business, Calendar,
   * Chart, Code, Create, Description, Reader, Science, Table, ToggleOn, Tree,
   * Visibility or Web. Give each entry of a list one, or none: titles begin beside
   * the icons.
   */
  readonly icon?: string | undefined;
  /** Plan that the feature requires. */
  readonly plan?: 'community' | 'pro' | 'premium' | undefined;
  /** Shows "New". */
  readonly newFeature?: boolean | undefined;
  /** Shows "Planned". */
  readonly planned?: boolean | undefined;
  /** Shows "Unstable". */
  readonly unstable?: boolean | undefined;
  /** Shows "Beta". */
  readonly beta?: boolean | undefined;
  /** Shows "Legacy". */
  readonly legacy?: boolean | undefined;
  /** Shows "Deprecated". */
  readonly deprecated?: boolean | undefined;
  /** Attributes of the link. */
  readonly linkProps?: { readonly [key: string]: Json } | undefined;
  /**
   * Shows the entry; a page that is not shown still belongs to the tree. Default:
   * true.
   */
  readonly inSideNav?: boolean | undefined;
  /** Includes the entry and its children in previous and next links. Default: true. */
  readonly ordered?: boolean | undefined;
  /** The page shows no advertisements; applies to the children, too. */
  readonly disableAd?: boolean | undefined;
  /** The page has no table of contents; applies to the children, too. */
  readonly disableToc?: boolean | undefined;
  /** The page is as wide as the window; applies to the children, too. */
  readonly wideLayout?: boolean | undefined;
  /**
   * The page is left out of search, lists and the sitemap; applies to the children,
   * too.
   */
  readonly unlisted?: boolean | undefined;
  /** Accepted, without effect. */
  readonly disableDrawer?: boolean | undefined;
  /** Accepted, without effect. */
  readonly query?: { readonly [key: string]: Json } | undefined;
  /** Accepted, without effect. */
  readonly scopePathnames?: readonly string[] | undefined;
  /**
   * Child entries; an entry with children is a group. auto lists the pages of API
   * documents below its pathname.
   */
  readonly children?: 'auto' | readonly NavigationInput[] | undefined;
}

/** The side navigation of a product, as a file of `content/navigation/` contains it. */
export type Navigation = readonly NavigationInput[];

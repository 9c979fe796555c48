// Made from the schemas of site.yaml and of navigation files by
// npx vitest run --config tests/vitest.config.ts --project node tests/unit/config/site-config-types.test.ts -u
import type { Json } from './json.ts';

/** The configuration of a site, as `content/site.yaml` or `content/site.ts` contains it. */
export interface SiteConfig {
  /** Name of the site: Acme UI. */
  readonly name: string;
  /** One sentence about the site, for search engines. */
  readonly description?: string | undefined;
  /** Canonical origin: https://docs.acme.dev. */
  readonly url?: string | undefined;
  /** Path the site is served under. Default: '/'. */
  readonly base?: string | undefined;
  /** Hosts with service worker, analytics and advertisements. Default: the host of url. */
  readonly productionHosts?: readonly string[] | undefined;
  /** The languages of the site; addresses in the first one have no prefix. */
  readonly languages?:
    | readonly (
        | string
        | {
            /** Its tag, which is also its prefix in addresses: zh. */
            readonly id: string;
            /** Its name in itself: 中文. */
            readonly name?: string | undefined;
            /** Text direction. Default: that of the language. */
            readonly direction?: 'ltr' | 'rtl' | undefined;
          }
      )[]
    | undefined;
  /** The products of the site. */
  readonly products?:
    | readonly {
        /** Its name in URLs, analytics and search: material-ui. */
        readonly id: string;
        /** Its name for readers: Material UI. */
        readonly name: string;
        /** Its category; none by default. */
        readonly category?: 'core' | 'x' | 'toolpad' | undefined;
        /** Its root in the URL space, or a list of roots. Default: the id between slashes. */
        readonly root?: string | readonly string[] | undefined;
        /** Folder of its pages. Default: its id. */
        readonly content?: string | undefined;
        /** Folder of its API documents. */
        readonly api?: string | undefined;
        /** Its navigation file: navigation/material-ui.yaml. */
        readonly navigation?: string | undefined;
        /** An image: logos/material-ui.svg. */
        readonly logo?: string | undefined;
        /** The colour of the product in each colour scheme. */
        readonly accent?:
          | {
              /** In the light colour scheme. */
              readonly light: string;
              /** In the dark colour scheme. */
              readonly dark: string;
            }
          | undefined;
        /** One sentence for the home page and the product menu. */
        readonly description?: string | undefined;
        /** The version menu; none by default. */
        readonly versions?:
          | readonly {
              /** What the menu shows: v7.1.1. */
              readonly text: string;
              /** Address of the version, or of the same page if this site has it: /material-ui/. */
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
        /** The resulting address, with captures: /material-ui/react-:name/. */
        readonly path: string;
      }[]
    | undefined;
  /** Import aliases of demos and components: docs to ./docs-internals. */
  readonly alias?: { readonly [key: string]: string } | undefined;
  /** Folders with components for directives. */
  readonly components?: readonly string[] | undefined;
  /** Folder that is copied unchanged. Default: 'public'. */
  readonly public?: string | undefined;
  /** Paths of other deployments on the host: /store/. */
  readonly externalPaths?: readonly string[] | undefined;
  /** Links to these hosts get nofollow and a new tab. */
  readonly nofollowHosts?: readonly string[] | undefined;
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
  /** Messages of production error codes: error-codes.json. */
  readonly errorCodes?: string | undefined;
  /** How Markdown is parsed. */
  readonly markdown?:
    | {
        /** Keeps raw HTML in pages as written. Default: true. */
        readonly trust?: boolean | undefined;
      }
    | undefined;
  /** unregister emits a worker that removes itself and its caches. Default: 'register'. */
  readonly serviceWorker?: 'register' | 'unregister' | 'none' | undefined;
  /** Shows the date of the last commit of each page. Default: true. */
  readonly lastUpdated?: boolean | undefined;
  /** Asks below every article whether it was helpful. Default: false. */
  readonly feedback?: boolean | undefined;
  /** The source repository. */
  readonly repository?: string | undefined;
  /** URL of the editor, to which the path of a page is appended. */
  readonly editUrl?: string | undefined;
  /** Page views, clicks and web vitals; none by default. */
  readonly analytics?:
    | {
        /** Sends through gtag.js. */
        readonly gtag?:
          | {
              /** The measurement id: G-ABC123. */
              readonly id: string;
              /**
               * URL of its script, to which the id is appended. Default: 'https://www.googletagmanager.com/gtag/js'.
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
         * CSS selector of the element that shows the sponsor. Default: '.sponsor-placement, #carbonads,
         * .carbonads, .ea-placement'.
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
              /** Its name in analytics: templates. */
              readonly name: string;
              /** A path of the site or a URL. */
              readonly link: string;
              /** An image of 130 by 100 pixels: ads/templates.svg. */
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
  /** Licence keys by package: "@mui/x-license". */
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
  /** Font style sheets. */
  readonly fonts?:
    | readonly (
        | string
        | {
            /** For pages that ask for it; without a name, all pages load it. */
            readonly name?: string | undefined;
            /** URL of the style sheet. */
            readonly href: string;
            /** Origins of the font files, for an early connection. */
            readonly preconnect?: readonly string[] | undefined;
          }
      )[]
    | undefined;
  /** Further sources by directive (script, connect, img …); false omits the policy. */
  readonly contentSecurityPolicy?:
    | false
    | {
        readonly [Key in
          | 'script'
          | 'style'
          | 'connect'
          | 'img'
          | 'font'
          | 'media'
          | 'frame'
          | 'form-action']?: readonly string[];
      }
    | undefined;
  /** The source of generated API documents. */
  readonly api?:
    | string
    | { readonly [key: string]: unknown }
    | readonly { readonly [key: string]: unknown }[]
    | undefined;
}

/** An entry of the side navigation. */
export interface NavigationInput {
  /** Target of the entry, unique in the tree: a path of the site, a web address, or the name of a group. */
  readonly pathname: string;
  /** Label; derived from the pathname when omitted, none when false. */
  readonly title?: string | false | undefined;
  /** Makes the entry a section heading. */
  readonly subheader?: string | undefined;
  /**
   * Name of an icon before the label: Article, Book, Build, Business, Calendar, Chart, Code, Create,
   * Description, Reader, Science, Table, ToggleOn, Tree, Visibility or Web.
   */
  readonly icon?: string | undefined;
  /** Plan that the feature requires. */
  readonly plan?: 'community' | 'pro' | 'premium' | undefined;
  /** Shows "New". */
  readonly newFeature?: boolean | undefined;
  /** Shows "Planned". */
  readonly planned?: boolean | undefined;
  /** Shows "Preview". */
  readonly unstable?: boolean | undefined;
  /** Shows "Beta". */
  readonly beta?: boolean | undefined;
  /** Shows "Legacy". */
  readonly legacy?: boolean | undefined;
  /** Shows "Deprecated". */
  readonly deprecated?: boolean | undefined;
  /** Attributes of the link. */
  readonly linkProps?: { readonly [key: string]: Json } | undefined;
  /** false: the page belongs to the tree but is not shown in it. */
  readonly inSideNav?: boolean | undefined;
  /** Takes part in previous and next links; applies to the children, too. Default: true. */
  readonly ordered?: boolean | undefined;
  /** Accepted, without effect. */
  readonly disableDrawer?: boolean | undefined;
  /** Accepted, without effect. */
  readonly query?: { readonly [key: string]: Json } | undefined;
  /** Accepted, without effect. */
  readonly scopePathnames?: readonly string[] | undefined;
  /** Child entries; an entry with children is a group. */
  readonly children?: readonly NavigationInput[] | undefined;
}

/** The side navigation of a product, as a file of `content/navigation/` contains it. */
export type Navigation = readonly NavigationInput[];

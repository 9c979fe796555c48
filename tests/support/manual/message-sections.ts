import { groupBy } from '../../../src/lib/group-by.ts';
import type { ProgramSentence } from './program-sentences.ts';
import { typographicQuotes } from './typographic-quotes.ts';

/** The modules whose sentences one section of the page lists, by the beginnings of their paths. */
interface MessageSection {
  readonly title: string;
  /** Markdown that says where to read more. */
  readonly lead: string;
  readonly modules: readonly string[];
}

// In the order of the page. A sentence belongs to the first section that names its module.
const sections: readonly MessageSection[] = [
  {
    title: 'Values of options',
    lead: 'Follow the option and its value, and say which values it takes. The [command reference](/docs/command-reference/) lists all options.',
    modules: ['cli/options.ts', 'cli/starter-options.ts', 'cli/commands/api.ts'],
  },
  {
    title: 'docs init',
    lead: '[Getting started](/docs/getting-started/) creates a new site, and [Existing documentation](/docs/migration/) one for pages that you have.',
    modules: ['cli/commands/init.ts', 'src/inspect/', 'src/write/write-new-site.ts'],
  },
  {
    title: 'docs dev and docs preview',
    lead: '[Commands](/docs/commands/) describes both, and [Troubleshooting](/docs/troubleshooting/) what to do if an edit does not show.',
    modules: ['cli/commands/dev.ts', 'cli/commands/preview.ts', 'src/serve/', 'src/watch/'],
  },
  {
    title: 'docs build',
    lead: '[Cache](/docs/cache/) describes what a build keeps, and [Several machines](/docs/several-machines/) its parts.',
    modules: [
      'src/write/open-out-dir.ts',
      'src/build/context.ts',
      'src/build/load-config.ts',
      'src/cache/',
      'src/remote/',
      'src/render/',
      'src/explain/',
    ],
  },
  {
    title: 'docs check',
    lead: '[CI](/docs/ci/) describes baselines and reports, and [Commands](/docs/commands/#demos-in-a-browser) the check of demos in a browser.',
    modules: ['src/build/check.ts', 'src/load/', 'src/demos/', 'src/effects/'],
  },
  {
    title: 'docs api',
    lead: '[API documents and releases](/docs/api-releases/) describes what the command writes, compares and freezes.',
    modules: ['src/api/', 'src/read/'],
  },
  {
    title: 'docs explain and docs eject',
    lead: 'See [diagnostic codes](/docs/diagnostics/), and [Slots and templates](/docs/templates/).',
    modules: ['cli/commands/explain.ts', 'cli/commands/eject.ts', 'src/write/write-template.ts'],
  },
  {
    title: 'Every command',
    lead: '[Troubleshooting](/docs/troubleshooting/#a-command-does-not-start) has more about commands that do not start.',
    modules: ['cli/'],
  },
];

/** A section for each command with the sentences that it prints. Throws for a module of no section. */
export function messageSections(sentences: readonly ProgramSentence[]): string {
  const bySection = groupBy(sentences, sectionOf);
  return sections
    .map((section) => {
      const items = (bySection.get(section) ?? []).map(({ text }) => `- ${asMarkdown(text)}`);
      return [`## ${section.title}`, section.lead, items.join('\n')].join('\n\n');
    })
    .join('\n\n');
}

function sectionOf({ module }: ProgramSentence): MessageSection {
  const found = sections.find(({ modules }) => modules.some((start) => module.startsWith(start)));
  if (found === undefined) throw new Error(`No section lists the sentences of ${module}.`);
  return found;
}

/** As the program prints it, with options, files and commands as text: a reader searches for these words. */
function asMarkdown(text: string): string {
  return typographicQuotes(text.replaceAll('<', '&lt;').replace(/[*_]/g, '\\$&'));
}

interface ShowcaseNoteProps {
  readonly page: {
    readonly href: string;
    readonly language: string;
    readonly product?: { readonly id: string };
  };
}

interface NoteWords {
  readonly note: string;
  readonly link: string;
}

const english: NoteWords = {
  note: 'This page belongs to a showcase of Colophon, and is no official documentation of the library.',
  link: 'About the showcase',
};

const words: Readonly<Record<string, NoteWords>> = {
  de: {
    note: 'Diese Seite gehört zu einer Vorführung von Colophon und ist keine offizielle Dokumentation der Bibliothek.',
    link: 'Über die Vorführung',
  },
  ar: {
    note: 'هذه الصفحة جزء من معرض يبيّن إمكانات Colophon، وليست توثيقًا رسميًّا للمكتبة.',
    link: 'عن هذا المعرض',
  },
};

/** Products that are our own: the manual, and the library whose sources are beside its pages. */
const own: ReadonlySet<string> = new Set(['docs', 'kit']);

/** Says below an article that a library of the showcase is not documented by its makers. */
export default function ShowcaseNote({ page }: ShowcaseNoteProps) {
  if (page.product === undefined || own.has(page.product.id)) return null;
  const { note, link } = words[page.language] ?? english;
  // A page without a translation stays among the addresses of the reader's language.
  const language = Object.keys(words).find((name) => page.href.startsWith(`/${name}/`));
  return (
    <p style={{ marginBlockStart: 40, fontSize: 14, color: 'var(--docs-palette-text-secondary)' }}>
      {`${note} `}
      <a href={language === undefined ? '/docs/showcase/' : `/${language}/docs/showcase/`}>{link}</a>
    </p>
  );
}

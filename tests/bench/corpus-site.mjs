// A corpus of the comparison as a site of this generator: one product at the root, a navigation group for
// each section.

/** `content/site.yaml`. */
export const siteYaml = `name: Acme UI
url: https://docs.acme.dev
products:
  - id: acme
    name: Acme UI
    category: core
    root: /
    content: acme
    navigation: navigation/acme.yaml
`;

/** `content/navigation/acme.yaml`. */
export function navigationYaml({ sections, pages }) {
  const ofSection = (id) => pages.filter(({ section }) => section === id);
  const entry = ({ section, slug, title }) =>
    `    - pathname: /${section}/${slug}/\n      title: ${JSON.stringify(title)}\n`;
  const group = ({ id, title }) =>
    `- pathname: /${id}\n  title: ${title}\n  children:\n${ofSection(id).map(entry).join('')}`;
  return sections.map(group).join('');
}

/** The Markdown of a page. */
export function pageText({ title, description, body }) {
  const frontMatter = `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}`;
  return `---\n${frontMatter}\n---\n\n${body}`;
}

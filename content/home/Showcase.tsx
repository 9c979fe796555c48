interface ShowcaseProps {
  readonly page: {
    readonly products: readonly { id: string; name: string; href: string; description?: string }[];
  };
}

/** Cards of the libraries that this site documents, without the manual. */
export default function Showcase({ page }: ShowcaseProps) {
  return (
    <ul className="home-showcase">
      {page.products
        .filter(({ id }) => id !== 'docs')
        .map(({ id, name, href, description }) => (
          <li key={id}>
            <a href={href}>
              <bdi>{name}</bdi>
            </a>
            <p>{description}</p>
          </li>
        ))}
    </ul>
  );
}

interface Company {
  readonly name?: { readonly short: string };
}

const company: Company = {};

export function Footer() {
  return <footer>{company.name.short}</footer>;
}

import { line } from './line';

interface FactsProps {
  readonly label: string;
  readonly page: { readonly title: string; readonly href: string; readonly product?: { readonly name: string } };
}

export default function Facts({ label, page }: FactsProps) {
  return <p>{line(label, page.title, page.href, page.product?.name, new Date().toISOString())}</p>;
}

import { Slogan } from '../slogan.tsx';

/** Replaces our footer. Its helper module replaces nothing, and that is fine. */
export function Footer() {
  return <Slogan />;
}

export function Footer() {
  return <footer>Acme</footer;
}

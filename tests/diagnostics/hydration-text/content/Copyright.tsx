export default function Copyright() {
  const year = new Date().getFullYear();
  return <footer>© {year} Acme</footer>;
}

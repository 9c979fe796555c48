export function Slogan() {
  return <footer>Made by Acme.</footer>;
}

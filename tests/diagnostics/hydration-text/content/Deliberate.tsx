export default function Deliberate() {
  return <time suppressHydrationWarning>{new Date().toLocaleTimeString()}</time>;
}

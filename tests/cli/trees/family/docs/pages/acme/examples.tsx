export default function Page() {
  return <main>Examples</main>;
}

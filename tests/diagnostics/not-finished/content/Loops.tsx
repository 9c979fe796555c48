export default function Loops() {
  for (;;) {
    // A condition is missing.
  }
}

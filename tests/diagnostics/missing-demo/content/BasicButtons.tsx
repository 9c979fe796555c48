export default function BasicButtons() {
  return null;
}

export default function SwitchHero() {
  return (
    <button type="button" className="rounded-full">
      On
    </button>
  );
}

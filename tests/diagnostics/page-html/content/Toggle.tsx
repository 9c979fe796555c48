export default function Toggle() {
  return (
    <div>
      <span role="switch" tabIndex={0}>
        Sound
      </span>
    </div>
  );
}

export default function Icon() {
  return (
    <div>
      <button type="button" className="icon">
        <svg viewBox="0 0 1 1" aria-hidden="true" />
      </button>
      <p style={{ color: '#bbb', background: '#fff' }}>Pale</p>
    </div>
  );
}

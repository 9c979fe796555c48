export default function Save() {
  return (
    <div>
      {/* preview-start */}
      <button type="button">Save</button>
    </div>
  );
}

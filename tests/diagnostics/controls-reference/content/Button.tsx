/** A button of the site itself. */
export default function Button({ size = 'small' }: { readonly size?: 'small' | 'large' }) {
  return (
    <button type="button" data-size={size}>
      Save
    </button>
  );
}

import length from './common.js';

const pictures = import.meta.glob('./pictures/*.svg');

export default function Pictures() {
  return (
    <p>
      {Object.keys(pictures).length + length} of {import.meta.env.BASE_URL}
    </p>
  );
}

import Button from './Button';

export default function Playground(props: { readonly size?: 'small' | 'large' }) {
  return <Button {...props} />;
}

import { Button } from '@acme/kit';

export default function Folder() {
  return <Button />;
}

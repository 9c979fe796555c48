import { Notice } from '@acme/ui';
import Stack from '@mui/material/Stack';

export default function NoticeLevels() {
  return (
    <Stack spacing={2}>
      <Notice level="success" title="Saved.">
        All changes are on the server.
      </Notice>
      <Notice level="warning">This address is shown to everybody.</Notice>
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import { columns, rows } from '../orders';

export default function StatusFilter() {
  const [status, setStatus] = React.useState('Open');
  const filterModel = React.useMemo(
    () => ({ items: status === 'all' ? [] : [{ field: 'status', operator: 'is', value: status }] }),
    [status],
  );

  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Status"
        value={status}
        onChange={(_event, next: string | null) => setStatus(next ?? 'all')}
      >
        <ToggleButton value="all">All</ToggleButton>
        <ToggleButton value="Open">Open</ToggleButton>
        <ToggleButton value="Paid">Paid</ToggleButton>
        <ToggleButton value="Sent">Sent</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 280 }}>
        <DataGrid
          label="Orders"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          disableEval
          density="compact"
          hideFooter
        />
      </Box>
    </Stack>
  );
}

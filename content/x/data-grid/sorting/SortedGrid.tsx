import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridSortModel } from '@mui/x-data-grid';
import * as React from 'react';
import { columns, rows } from '../orders';

export default function SortedGrid() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{ field: 'total', sort: 'desc' }]);
  const [first] = sortModel;

  return (
    <Box sx={{ width: 1 }}>
      <Typography role="status" gutterBottom>
        {first
          ? `Sorted by ${first.field}, ${first.sort === 'asc' ? 'ascending' : 'descending'}`
          : 'Not sorted'}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Orders"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          density="compact"
          hideFooter
        />
      </Box>
    </Box>
  );
}

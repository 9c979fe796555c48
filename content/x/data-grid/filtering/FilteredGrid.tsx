import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from '../orders';

export default function FilteredGrid() {
  return (
    <Box sx={{ height: 380, width: 1 }}>
      <DataGrid
        label="Orders"
        showToolbar
        rows={rows}
        columns={columns}
        ignoreDiacritics
        disableEval
        density="compact"
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'total', operator: '>', value: '50' }] },
          },
        }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './orders';

export default function OrdersGrid() {
  return (
    <Box sx={{ height: 320, width: 1 }}>
      <DataGrid
        label="Orders of this week"
        rows={rows}
        columns={columns}
        checkboxSelection
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}

import type { GridColDef } from '@mui/x-data-grid';

const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Paid', 'Sent'],
    width: 110,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number) => (value === undefined ? '' : euro.format(value)),
  },
];

export const rows = [
  { id: 1, order: 'A-1001', customer: 'Harbour Books', status: 'Sent', total: 84.5 },
  { id: 2, order: 'A-1002', customer: 'Field & Sons', status: 'Open', total: 129 },
  { id: 3, order: 'A-1003', customer: 'North Bakery', status: 'Paid', total: 42.75 },
  { id: 4, order: 'A-1004', customer: 'Café Lumière', status: 'Open', total: 310.2 },
  { id: 5, order: 'A-1005', customer: 'Harbour Books', status: 'Paid', total: 18.9 },
  { id: 6, order: 'A-1006', customer: 'Stone & Tile', status: 'Sent', total: 1204 },
];

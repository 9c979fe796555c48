import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lines, total } from './invoice';

export default function InvoiceTable() {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Invoice">
      <Table sx={{ minWidth: 420 }} aria-label="Lines of the invoice">
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            <TableCell align="right">Quantity</TableCell>
            <TableCell align="right">Price</TableCell>
            <TableCell align="right">Sum</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ item, quantity, price }) => (
            <TableRow key={item} hover>
              <TableCell component="th" scope="row">
                {item}
              </TableCell>
              <TableCell align="right">{quantity}</TableCell>
              <TableCell align="right">{price.toFixed(2)}</TableCell>
              <TableCell align="right">{(quantity * price).toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={3}>
              Total in euro
            </TableCell>
            <TableCell align="right">{total.toFixed(2)}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

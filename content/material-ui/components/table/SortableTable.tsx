import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import * as React from 'react';
import planets from './planets.json';
import { type Direction, sortRows } from './sort-rows';

const columns = [
  { key: 'name', title: 'Planet', align: 'left' },
  { key: 'radius', title: 'Radius (km)', align: 'right' },
  { key: 'moons', title: 'Moons', align: 'right' },
] as const;

export default function SortableTable() {
  const [key, setKey] = React.useState<(typeof columns)[number]['key']>('radius');
  const [direction, setDirection] = React.useState<Direction>('asc');

  const sortBy = (next: typeof key) => {
    setDirection(next === key && direction === 'asc' ? 'desc' : 'asc');
    setKey(next);
  };

  return (
    <Table size="small" aria-label="The inner planets" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell
              key={column.key}
              align={column.align}
              sortDirection={column.key === key ? direction : false}
            >
              <TableSortLabel
                active={column.key === key}
                direction={column.key === key ? direction : 'asc'}
                onClick={() => sortBy(column.key)}
              >
                {column.title}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {sortRows(planets, key, direction).map((planet) => (
          <TableRow key={planet.name}>
            {columns.map((column) => (
              <TableCell key={column.key} align={column.align}>
                {planet[column.key]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

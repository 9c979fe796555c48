export interface InvoiceLine {
  readonly item: string;
  readonly quantity: number;
  /** In euro, for one piece. */
  readonly price: number;
}

export const lines: readonly InvoiceLine[] = [
  { item: 'Notebook, A5', quantity: 4, price: 6.5 },
  { item: 'Fountain pen', quantity: 1, price: 48 },
  { item: 'Ink, blue-black', quantity: 2, price: 12.25 },
];

export const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

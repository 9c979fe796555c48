import { rows } from './rows';

export const navigation = rows;

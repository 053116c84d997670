import { Initial1795257883388 } from './1795257883388-Initial.js';

/** In the order they are applied. */
export const migrations = [Initial1795257883388];

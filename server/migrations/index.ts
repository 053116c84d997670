import { Initial1795257883388 } from './1795257883388-Initial.js';
import { AccountLife1795277703908 } from './1795277703908-AccountLife.js';

/** In the order they are applied. */
export const migrations = [Initial1795257883388, AccountLife1795277703908];

import { Initial1795257883388 } from './1795257883388-Initial.js';
import { ImportFindings1795277954183 } from './1795277954183-ImportFindings.js';

/** In the order they are applied. */
export const migrations = [Initial1795257883388, ImportFindings1795277954183];

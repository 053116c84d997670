import { Initial1795257883388 } from './1795257883388-Initial.js';
import { AddTrashIndexes1795277617585 } from './1795277617585-AddTrashIndexes.js';

/** In the order they are applied. */
export const migrations = [Initial1795257883388, AddTrashIndexes1795277617585];

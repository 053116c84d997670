import { Initial1795257883388 } from './1795257883388-Initial.js';
import { AddImages1795277513527 } from './1795277513527-AddImages.js';

/** In the order they are applied. */
export const migrations = [Initial1795257883388, AddImages1795277513527];

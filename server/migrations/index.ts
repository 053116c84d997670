import { Initial1795257883388 } from './1795257883388-Initial.js';
import { AddEnquiries1795278654428 } from './1795278654428-AddEnquiries.js';

/** In the order they are applied. */
export const migrations = [Initial1795257883388, AddEnquiries1795278654428];

/** Pictures of pages, to be looked at; not committed. `npm test` takes none. */
import { join } from 'node:path';
import { root } from './sources.js';

export const SHOTS = join(root, 'dist', 'screenshots');
export const isPictured = process.env['SCREENSHOTS'] !== 'off';

/** The one entry. What is loaded after these lines names our own files and lines in its errors, not the bundle's. */
import { startQuickly } from './quick-start.js';

process.setSourceMapsEnabled(true);
startQuickly();
void import('./run.js');

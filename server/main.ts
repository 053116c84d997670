/** The entry point. Enables source maps and the compile cache before the application is loaded. */
import { useCompileCache } from './compile-cache.js';

process.setSourceMapsEnabled(true);
useCompileCache();
void import('./run.js');

/** The one entry. What is loaded after these lines names our own files and lines in its errors, not the bundle's. */
import { setFlagsFromString } from 'node:v8';

process.setSourceMapsEnabled(true);
// A start runs most of its code a few times only: to optimize that at once, as V8 does, takes a fifth of it.
// What is run for long is optimized all the same, a moment later. Another V8 may not know it, and goes on.
setFlagsFromString('--interrupt-budget=600000');
await import('./run.js');

/** The one entry. What is loaded after these lines names our own files and lines in its errors, not the bundle's. */
import { setFlagsFromString } from 'node:v8';

process.setSourceMapsEnabled(true);
// A start runs most of its code a few times only: V8 optimizing it early is a tenth of the time. Code that runs
// for long is still optimized, a moment later. A V8 without this option says so on stderr and goes on.
setFlagsFromString('--interrupt-budget=600000');
await import('./run.js');

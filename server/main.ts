/** The one entry. What is loaded after this line names our own files and lines in its errors, not the bundle's. */
process.setSourceMapsEnabled(true);
await import('./run.js');

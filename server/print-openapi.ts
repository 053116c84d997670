/** Prints the OpenAPI document of the REST routes: `npm run schema` writes it to openapi.json. */
import 'reflect-metadata';
// Declares all routes.
import './app.module.js';
import { apiDocument } from './core/http/openapi/document.js';

/** Below no path, as in the examples of docs/settings.md. */
const PUBLIC_URL = 'http://localhost:3000';

process.stdout.write(`${JSON.stringify(apiDocument(PUBLIC_URL), null, 2)}\n`);

/** Prints the handlers of the application with their access, from the metadata of its classes. */
import 'reflect-metadata';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { AppModule } from '../../server/app.module.ts';
import { readConfig } from '../../server/config/env.ts';
import { handlersOf } from '../../server/core/access/handlers.ts';

const classes = new Set();
collect(AppModule.forRoot(readConfig(), 'postgres://localhost/none'), new Set());
console.log(JSON.stringify(handlersOf([...classes])));

/** Collects the controllers and providers of a module and its imports. */
function collect(module, seen) {
  if (!module || seen.has(module)) return;
  seen.add(module);
  const type = module.module ?? module;
  const parts = (key) => [...(Reflect.getMetadata(key, type) ?? []), ...(module[key] ?? [])];
  for (const key of [MODULE_METADATA.CONTROLLERS, MODULE_METADATA.PROVIDERS])
    for (const part of parts(key)) if (typeof part === 'function') classes.add(part);
  for (const imported of parts(MODULE_METADATA.IMPORTS)) collect(imported, seen);
  if (module.module) collect(module.module, seen);
}

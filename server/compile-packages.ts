/** Part of the build, which runs it last: what it loads is loaded faster from then on. */
import 'reflect-metadata';
import { compilePackages } from './quick-start.js';

const load = async (): Promise<unknown> =>
  Promise.all([import('./config/env.js'), import('./application.js')]);

void compilePackages(load).then(() => process.exit());

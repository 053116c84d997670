/** Part of the build, which runs it last: what it loads is loaded faster from then on. */
import 'reflect-metadata';
import { compilePackages } from './quick-start.js';

const load = async (): Promise<unknown> =>
  Promise.all([
    import('./config/env.js'),
    import('./application.js'),
    // Only where files are kept in S3.
    import('flydrive/drivers/s3'),
  ]);

process.exitCode = 1;
void compilePackages(load).then(() => process.exit(0));

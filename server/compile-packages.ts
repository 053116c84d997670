/** The last step of the build: fills the compile cache with the packages that it loads. */
import 'reflect-metadata';
import { compilePackages } from './compile-cache.js';

const load = async (): Promise<unknown> =>
  Promise.all([
    import('./config/env.js'),
    import('./application.js'),
    // Only loaded when files are stored in S3.
    import('flydrive/drivers/s3'),
  ]);

process.exitCode = 1;
void compilePackages(load).then(() => process.exit(0));

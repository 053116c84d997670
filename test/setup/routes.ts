/** The routes that an application registers, told by the application itself as it is built. */
import { execFileSync } from 'node:child_process';
import { temporaryFolder } from './processes.js';
import { root } from './sources.js';

const SCRIPT = `
  import 'reflect-metadata';
  import { NestFactory } from '@nestjs/core';
  import { createApplication } from './dist/server/application.js';
  import { readConfig } from './dist/server/config/env.js';

  const routes = [];
  const create = NestFactory.create.bind(NestFactory);
  NestFactory.create = (module, adapter, options) => {
    adapter.getInstance().addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    });
    return create(module, adapter, options);
  };
  const config = readConfig();
  const app = await createApplication(config, config.DATABASE_URL);
  console.log(JSON.stringify(routes));
  await app.close();
`;

export interface Route {
  method: string;
  url: string;
}

export function registeredRoutes(databaseUrl: string): Route[] {
  const args = ['--input-type=module', '--eval', SCRIPT];
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: temporaryFolder() };
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'fatal', ...environment };
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }),
  ) as Route[];
}

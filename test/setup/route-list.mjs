/** Prints the routes that an application registers, as it registers them. */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { createApplication } from '../../server/application.ts';
import { readConfig } from '../../server/config/env.ts';

const routes = [];
const create = NestFactory.create.bind(NestFactory);
NestFactory.create = (module, adapter, options) => {
  adapter.getInstance().addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
  return create(module, adapter, options);
};
void print();

async function print() {
  const config = readConfig();
  const app = await createApplication(config, config.DATABASE_URL);
  console.log(JSON.stringify(routes));
  await app.close();
}

/** Prints the GraphQL schema as the code declares it: `npm run schema` writes it to schema.graphql. */
import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { apiModules } from './app.module.js';
import { handlersOf } from './core/access/handlers.js';
import { completeSchema } from './core/graphql/complete-schema.js';
import { kindTypes } from './questions/kinds/registry.js';

void print();

async function print(): Promise<void> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, {
    logger: false,
  });
  const resolvers = apiModules
    .flatMap(
      (module) => Reflect.getMetadata(MODULE_METADATA.PROVIDERS, module) as Type[] | undefined,
    )
    .filter((resolver) => resolver !== undefined);
  const schema = await app
    .get(GraphQLSchemaFactory)
    .create(resolvers, { orphanedTypes: kindTypes() });
  const described = completeSchema(schema, handlersOf(resolvers));
  process.stdout.write(`${printSchema(lexicographicSortSchema(described))}\n`);
  await app.close();
}

/** Prints the GraphQL schema as the code declares it: `npm run schema` writes it to schema.graphql. */
import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { apiModules } from './app.module.js';
import { describeRootTypes } from './core/graphql/root-types.js';
import { kindTypes } from './questions/kinds/registry.js';

void print();

async function print(): Promise<void> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, {
    logger: false,
  });
  const resolvers = apiModules.flatMap(
    (module) => Reflect.getMetadata(MODULE_METADATA.PROVIDERS, module) as Type[] | undefined,
  );
  const schema = await app.get(GraphQLSchemaFactory).create(
    resolvers.filter((resolver) => resolver !== undefined),
    {
      orphanedTypes: kindTypes(),
    },
  );
  process.stdout.write(`${printSchema(lexicographicSortSchema(describeRootTypes(schema)))}\n`);
  await app.close();
}

import { getMetadataArgsStorage } from 'typeorm';
import { columnNameOf } from './naming-strategy.js';

/**
 * The select list of a raw SQL statement whose rows have the properties of an entity. Column
 * transformers are not applied: values are as the driver returns them.
 * @param alias of the table in the statement
 */
export function selectColumns(entity: new () => object, alias: string): string {
  return getMetadataArgsStorage()
    .filterColumns(withParents(entity))
    .map(({ propertyName, options }) => [columnNameOf(propertyName, options.name), propertyName])
    .map(([column, property]) => `${alias}.${column} AS "${property}"`)
    .join(', ');
}

/** A class and those that it extends, which can have columns, too. */
function withParents(entity: object): (new () => object)[] {
  const classes: (new () => object)[] = [];
  for (let each: unknown = entity; typeof each === 'function'; each = Object.getPrototypeOf(each)) {
    if (each !== Function.prototype) classes.push(each as new () => object);
  }
  return classes;
}

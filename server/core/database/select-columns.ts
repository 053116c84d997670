import { getMetadataArgsStorage } from 'typeorm';
import { columnNameOf } from './naming-strategy.js';

/**
 * The select list of a raw SQL statement whose rows have the properties of an entity. Column
 * transformers are not applied: values are as the driver returns them.
 * @param alias of the table in the statement
 */
export function selectColumns(entity: new () => object, alias: string): string {
  return columnsOf(entity)
    .map(([property, column]) => `${alias}.${column} AS "${property}"`)
    .join(', ');
}

/** The columns of an entity without those of some properties, for a statement that copies rows. */
export function columnNames<Entity extends object>(
  entity: new () => Entity,
  without: readonly (keyof Entity & string)[],
): string {
  return columnsOf(entity)
    .filter(([property]) => !without.some((name) => name === property))
    .map(([, column]) => column)
    .join(', ');
}

/** Each property that is a column, with the column's name. */
function columnsOf(entity: new () => object): [property: string, column: string][] {
  return getMetadataArgsStorage()
    .filterColumns(withParents(entity))
    .map(({ propertyName, options }) => [propertyName, columnNameOf(propertyName, options.name)]);
}

/** A class and those that it extends, which can have columns, too. */
function withParents(entity: object): (new () => object)[] {
  const classes: (new () => object)[] = [];
  for (let each: unknown = entity; typeof each === 'function'; each = Object.getPrototypeOf(each)) {
    if (each !== Function.prototype) classes.push(each as new () => object);
  }
  return classes;
}

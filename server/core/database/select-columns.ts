import { getMetadataArgsStorage } from 'typeorm';
import { columnNameOf } from './naming-strategy.js';

/**
 * The select list of a raw SQL statement whose rows have the properties of an entity. Decimals are numbers, as
 * `decimalColumn` reads them. No other transformer of a column is applied.
 * @param alias of the table in the statement
 */
export function selectColumns(entity: new () => object, alias: string): string {
  return columnsOf(entity)
    .map(({ column, property, isDecimal }) => {
      const value = isDecimal ? `${alias}.${column}::float8` : `${alias}.${column}`;
      return `${value} AS "${property}"`;
    })
    .join(', ');
}

/**
 * The columns of an entity for a raw SQL statement that copies rows, quoted. A new column of the entity is copied, too.
 * @param except properties whose columns are left out
 */
export function columnNames<Entity extends object>(
  entity: new () => Entity,
  except: readonly (keyof Entity & string)[] = [],
): string {
  const excluded: readonly string[] = except;
  return columnsOf(entity)
    .filter(({ property }) => !excluded.includes(property))
    .map(({ column }) => `"${column}"`)
    .join(', ');
}

interface EntityColumn {
  column: string;
  property: string;
  /** The driver returns its values as text. */
  isDecimal: boolean;
}

function columnsOf(entity: new () => object): EntityColumn[] {
  return getMetadataArgsStorage()
    .filterColumns(withParents(entity))
    .map(({ propertyName: property, options }) => ({
      column: columnNameOf(property, options.name),
      property,
      isDecimal: options.type === 'numeric',
    }));
}

/** A class and those that it extends, which can have columns, too. */
function withParents(entity: object): (new () => object)[] {
  const classes: (new () => object)[] = [];
  for (let each: unknown = entity; typeof each === 'function'; each = Object.getPrototypeOf(each)) {
    if (each !== Function.prototype) classes.push(each as new () => object);
  }
  return classes;
}

import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/**
 * What to select so that the rows of a statement of one's own have the properties of an entity.
 * Good for columns that need no transformer: their values stay as the driver makes them.
 * @param alias what the statement calls the table
 */
export function columnsOf<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  alias: string,
): string {
  const { columns } = manager.getRepository(entity).metadata;
  return columns
    .map(({ databaseName, propertyName }) => `${alias}.${databaseName} AS "${propertyName}"`)
    .join(', ');
}

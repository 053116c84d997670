import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/**
 * The select list of a raw SQL statement whose rows have the properties of an entity. Column
 * transformers are not applied: values are as the driver returns them.
 * @param alias of the table in the statement
 */
export function selectColumns<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  alias: string,
): string {
  const { columns } = manager.getRepository(entity).metadata;
  return columns
    .map(({ databaseName, propertyName }) => `${alias}.${databaseName} AS "${propertyName}"`)
    .join(', ');
}

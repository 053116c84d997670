import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

/**
 * Writes columns of a row that the transaction has locked. `EntityManager.save` would read the row once more
 * to find out which columns differ.
 * @param row gets the new values, and those that the database sets, such as `updatedAt`
 */
export async function updateRow<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  row: T,
  changes: QueryDeepPartialEntity<T>,
): Promise<void> {
  Object.assign(row, changes);
  await manager.createQueryBuilder().update(entity).set(changes).whereEntity(row).execute();
}

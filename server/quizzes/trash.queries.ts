import { defineQueryVariants } from '../core/database/define-query.js';

/** A table with a trash. */
export type TrashedTable = 'quizzes' | 'placements';

interface Table {
  table: TrashedTable;
}

const TABLES: Table[] = [{ table: 'quizzes' }, { table: 'placements' }];

/** Rows that were deleted before a time, in the order of their ids, from the one after `$after` on. */
export const listTrash = defineQueryVariants<
  Table,
  { before: Date; after: string; take: number },
  { id: string }
>(
  TABLES,
  ({ table }) => `
  SELECT id FROM ${table} WHERE deleted_at < $before AND id > $after ORDER BY id LIMIT $take`,
);

/** Removes those of the rows for good that are still deleted: who restores a row clears `deleted_at`. */
export const deleteTrash = defineQueryVariants<Table, { ids: string[]; before: Date }, never>(
  TABLES,
  ({ table }) => `
  DELETE FROM ${table} WHERE id = ANY($ids::uuid[]) AND deleted_at < $before`,
);

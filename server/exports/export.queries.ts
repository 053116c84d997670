import { defineCommand, defineQuery } from '../core/database/define-query.js';
import type { ExportState } from './export.entity.js';

/** Deletes exports from before a time, without those in one of `$openStates`. */
export const deleteExports = defineCommand<{ before: Date; openStates: ExportState[] }>(
  'DELETE FROM exports WHERE created_at < $before AND state <> ALL($openStates)',
);

/** The files of `$ids` that no export refers to. */
export const listUnreferencedFiles = defineQuery<{ ids: string[] }, { id: string }>(`
  SELECT id FROM unnest($ids::uuid[]) AS id
  WHERE NOT EXISTS (SELECT FROM exports WHERE file_id = id)`);

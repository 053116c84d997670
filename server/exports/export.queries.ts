import { defineCommand, defineQuery } from '../core/database/define-query.js';
import type { StoredFilePage } from '../core/storage/stored-file.js';
import type { ExportState } from './export.entity.js';

/** Deletes exports from before a time, without those in one of `$openStates`. */
export const deleteExports = defineCommand<{ before: Date; openStates: ExportState[] }>(
  'DELETE FROM exports WHERE created_at < $before AND state <> ALL($openStates)',
);

/** A page of the files of deleted accounts, and of those stored before a time that no export refers to. */
export const listOutdatedFiles = defineQuery<StoredFilePage & { before: Date }, { id: string }>(`
  SELECT id FROM export_files file
  WHERE id > $after AND (NOT EXISTS (SELECT FROM users WHERE users.id = file.created_by)
    OR created_at < $before AND NOT EXISTS (SELECT FROM exports WHERE exports.file_id = file.id))
  ORDER BY id LIMIT $limit`);

/** The files of `$ids` that no export refers to. */
export const listUnreferencedFiles = defineQuery<{ ids: string[] }, { id: string }>(`
  SELECT id FROM unnest($ids::uuid[]) AS id
  WHERE NOT EXISTS (SELECT FROM exports WHERE file_id = id)`);

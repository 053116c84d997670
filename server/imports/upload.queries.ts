import { defineQuery } from '../core/database/define-query.js';
import type { StoredFilePage } from '../core/storage/stored-file.js';
import type { ImportState } from './import.entity.js';

/** A page of the uploaded files from before a time, and of those of deleted accounts. */
export const listOutdatedUploads = defineQuery<StoredFilePage & { before: Date }, { id: string }>(`
  SELECT id FROM uploads file
  WHERE id > $after AND (created_at < $before
    OR NOT EXISTS (SELECT FROM users WHERE users.id = file.created_by))
  ORDER BY id LIMIT $limit`);

/** Those of the uploaded files that no import in one of `$states` reads. */
export const listUnusedUploads = defineQuery<
  { ids: string[]; states: ImportState[] },
  { id: string }
>(`
  SELECT id FROM unnest($ids::uuid[]) AS id
  WHERE NOT EXISTS (SELECT FROM imports WHERE upload_id = id AND state = ANY($states))`);

import { defineQuery } from '../core/database/define-query.js';
import type { ImportState } from './import.entity.js';

/** Those of the uploaded files that no import in one of `$states` reads. */
export const listUnusedUploads = defineQuery<
  { ids: string[]; states: ImportState[] },
  { id: string }
>(`
  SELECT id FROM unnest($ids::uuid[]) AS id
  WHERE NOT EXISTS (SELECT FROM imports WHERE upload_id = id AND state = ANY($states))`);

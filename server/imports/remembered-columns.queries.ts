import { defineCommand } from '../core/database/define-query.js';

/** Deletes all but the latest names of columns of an institute and a kind. */
export const removeOldNames = defineCommand<{ instituteId: string; kind: string; kept: number }>(`
  DELETE FROM remembered_columns WHERE institute_id = $instituteId AND kind = $kind AND digest NOT IN (
    SELECT digest FROM remembered_columns WHERE institute_id = $instituteId AND kind = $kind
    ORDER BY used_at DESC LIMIT $kept)`);

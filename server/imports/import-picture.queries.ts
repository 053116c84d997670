import { defineQuery } from '../core/database/define-query.js';

/** Those of `$ids` that an import shows, or needs for rows that can still be repaired. */
export const listImagesOfImports = defineQuery<{ ids: string[] }, { id: string }>(`
  SELECT DISTINCT image_id AS id FROM import_pictures WHERE image_id = ANY($ids)`);

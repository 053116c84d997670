import { defineCommand } from '../core/database/define-query.js';
import type { ImportState } from './import.entity.js';

/**
 * Deletes imports that ended before a time. It keeps those whose correction is in one of `$openStates`: that still reads
 * the refused rows.
 */
export const deleteImports = defineCommand<{ before: Date; openStates: ImportState[] }>(`
  DELETE FROM imports WHERE finished_at < $before
    AND NOT EXISTS (SELECT FROM imports later
                    WHERE later.corrects = imports.id AND later.state = ANY($openStates))`);

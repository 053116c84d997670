import { Role } from '../core/access/role.js';
import { defineQuery } from '../core/database/define-query.js';
import { selectColumns } from '../core/database/select-columns.js';
import { User } from '../users/user.entity.js';
import { MAX_MEMBERS } from './member.validation.js';

/** Owners first, then by name. */
const ORDER = `array_position(ARRAY['${Object.values(Role).join("','")}'], m.role::text),
    lower(m.first_name COLLATE "und-x-icu"), lower(m.last_name COLLATE "und-x-icu"), m.id`;

/** The members of an institute without those who have left: owners first, then by name. */
export const listMembers = defineQuery<{ instituteId: string }, User>(`
  SELECT ${selectColumns(User, 'm')} FROM users m
  WHERE m.institute_id = $instituteId AND m.left_at IS NULL ORDER BY ${ORDER} LIMIT ${MAX_MEMBERS}`);

import { defineCommand, defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import { LEARNER_MATCHES, type LearnerWithEmail } from '../learner.queries.js';
import type { ClassList } from './class-list.entity.js';

/** A class list with the number of its learners. */
export interface ClassListSummary extends Pick<ClassList, 'id' | 'name' | 'createdAt'> {
  memberCount: number;
}

interface Page {
  take: number;
  skip: number;
}

/** Whose names match the pattern. */
interface InInstitute {
  instituteId: string;
  pattern: string;
}

/** Whose name or address matches the pattern. */
interface OfList {
  listId: string;
  pattern: string;
}

const SELECT_LISTS = `
  SELECT c.id, c.name, c.created_at AS "createdAt",
    (SELECT count(*)::int FROM class_list_members WHERE list_id = c.id) AS "memberCount"
  FROM class_lists c`;
const IN_INSTITUTE = 'c.institute_id = $instituteId AND c.name_key LIKE $pattern';
const FROM_MEMBERS = `FROM class_list_members c JOIN learners l ON l.id = c.learner_id
  WHERE c.list_id = $listId AND ${LEARNER_MATCHES}`;

/** A page of an institute's class lists by name. */
export const listClassLists = defineQuery<InInstitute & Page, ClassListSummary>(
  `${SELECT_LISTS} WHERE ${IN_INSTITUTE} ORDER BY c.name_key, c.id LIMIT $take OFFSET $skip`,
);

/** The length of that list. */
export const countClassLists = defineRowQuery<InInstitute, { count: number }>(
  `SELECT count(*)::int AS count FROM class_lists c WHERE ${IN_INSTITUTE}`,
);

/** A class list by its id. */
export const findClassList = defineQuery<{ id: string }, ClassListSummary>(
  `${SELECT_LISTS} WHERE c.id = $id`,
);

/** A page of the learners of a class list by name. */
export const listMembers = defineQuery<OfList & Page, LearnerWithEmail>(`
  SELECT l.id, l.name, l.email ${FROM_MEMBERS}
  ORDER BY lower(l.name COLLATE "und-x-icu"), l.id LIMIT $take OFFSET $skip`);

/** The length of that list. */
export const countMembers = defineRowQuery<OfList, { count: number }>(
  `SELECT count(*)::int AS count ${FROM_MEMBERS}`,
);

/** The learners of several lists, each once, by name. */
export const listLearnersOfLists = defineQuery<{ listIds: readonly string[] }, LearnerWithEmail>(`
  SELECT id, name, email FROM learners
  WHERE email IS NOT NULL AND id IN
    (SELECT learner_id FROM class_list_members WHERE list_id = ANY($listIds::uuid[]))
  ORDER BY lower(name COLLATE "und-x-icu"), id`);

/** Adds learners to a list. Existing members stay. */
export const insertMembers = defineCommand<{ listId: string; learnerIds: string[] }>(`
  INSERT INTO class_list_members (list_id, learner_id)
  SELECT $listId, unnest($learnerIds::uuid[]) ON CONFLICT DO NOTHING`);

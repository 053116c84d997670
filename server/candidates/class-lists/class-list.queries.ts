import { defineCommand, defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import {
  LEARNER_IDENTITY,
  LISTED_LEARNER,
  LEARNER_MATCHES,
  type LearnerIdentity,
  type ListedLearner,
} from '../learner.queries.js';
import type { ClassList } from './class-list.entity.js';

/** A class list with the number of its learners. */
export interface ClassListSummary extends Pick<
  ClassList,
  'id' | 'name' | 'createdAt' | 'updatedAt'
> {
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

/** Who matches the pattern. */
interface OfList {
  listId: string;
  pattern: string;
}

const SELECT_LISTS = `
  SELECT c.id, c.name, c.created_at AS "createdAt", c.updated_at AS "updatedAt",
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
export const listMembers = defineQuery<OfList & Page, ListedLearner>(`
  SELECT ${LISTED_LEARNER} ${FROM_MEMBERS}
  ORDER BY lower(l.name COLLATE "und-x-icu"), l.id LIMIT $take OFFSET $skip`);

/** The length of that list. */
export const countMembers = defineRowQuery<OfList, { count: number }>(
  `SELECT count(*)::int AS count ${FROM_MEMBERS}`,
);

/** The learners of several lists, each once, by name. */
export const listLearnersOfLists = defineQuery<{ listIds: readonly string[] }, LearnerIdentity>(`
  SELECT ${LEARNER_IDENTITY} FROM learners l
  WHERE id IN (SELECT learner_id FROM class_list_members WHERE list_id = ANY($listIds::uuid[]))
  ORDER BY lower(name COLLATE "und-x-icu"), id`);

/** The learners of a list with some roll numbers. */
export const listMembersByRollNumber = defineQuery<
  { listId: string; rollNumbers: string[] },
  { id: string }
>(`
  SELECT l.id FROM class_list_members m JOIN learners l ON l.id = m.learner_id
  WHERE m.list_id = $listId AND l.roll_number = ANY($rollNumbers::text[])`);

/** Adds learners to a list. Existing members stay. */
export const insertMembers = defineCommand<{ listId: string; learnerIds: string[] }>(`
  INSERT INTO class_list_members (list_id, learner_id)
  SELECT $listId, unnest($learnerIds::uuid[]) ON CONFLICT DO NOTHING`);

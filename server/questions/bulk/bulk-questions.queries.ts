/** Changes several questions of a quiz at once. */
import { defineCommand, defineQuery } from '../../core/database/define-query.js';
import { PLACED } from '../placement.queries.js';

/** The kinds of the questions that these placements have. */
export const listPlacedKinds = defineQuery<{ ids: string[] }, { id: string; kind: string }>(`
  SELECT p.id, v.kind FROM ${PLACED} WHERE p.id = ANY($ids::uuid[])`);

/** Sets marks, and counts each as an edit. */
export const updateMarks = defineCommand<{
  ids: string[];
  marks: (string | null)[];
  wrongMarks: (string | null)[];
}>(`
  UPDATE placements p SET marks = given.marks, wrong_marks = given.wrong_marks,
    version = p.version + 1
  FROM unnest($ids::uuid[], $marks::text[], $wrongMarks::text[]) AS given(id, marks, wrong_marks)
  WHERE p.id = given.id`);

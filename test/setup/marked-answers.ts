/** The column `marked_answers` of attempts, written in SQL: without the server's code. */

/** The token of a grade `g`. */
export const TOKEN = `CASE g.outcome WHEN 'WAITING' THEN '?' ELSE left(g.outcome, 1) END ||
  coalesce(g.choice::text, '') || ':' || coalesce(g.marks, '')`;

/** From the grades of the attempt `a`. */
export const MARKED_ANSWERS = `(
  SELECT string_agg(${TOKEN}, ' ' ORDER BY place)
  FROM paper_revisions r,
    jsonb_array_elements(r.content->'questions') WITH ORDINALITY AS asked (question, place)
    JOIN grades g ON g.question_id = (question->>'id')::uuid
  WHERE r.id = a.revision_id AND g.attempt_id = a.id)`;

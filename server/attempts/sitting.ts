import type { EntityManager } from 'typeorm';
import { earnable } from '../questions/kinds/marks.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { toImage } from '../questions/question-image.types.js';
import type { FrozenQuestion } from '../papers/paper-revision.entity.js';
import type { Sitting } from './attempt.shapes.js';
import type { ArrangedQuestion, Attempt, AttemptRules } from './attempt.entity.js';
import type { FrozenPaper } from './frozen-papers.js';

type ShownResponse = Sitting['responses'][number];

/**
 * A question as its learner sees it. The one way of a question to a learner before review: of its body
 * only what its kind lets out.
 */
export function toShownQuestion(
  { id, kind, text, marks, image, body }: FrozenQuestion,
  { optionIds }: ArrangedQuestion,
  { marksPerQuestion }: AttemptRules,
) {
  return {
    id,
    kind,
    text,
    marks: earnable(marks, marksPerQuestion),
    image: toImage(image),
    ...kindNamed(kind).toLearner(body, optionIds),
  };
}

/** The questions of a paper in the order of an attempt. */
export function arrangedQuestions(
  { byId }: FrozenPaper,
  arrangement: readonly ArrangedQuestion[],
): { question: FrozenQuestion; arranged: ArrangedQuestion }[] {
  return arrangement.map((arranged) => {
    const question = byId.get(arranged.questionId);
    if (!question) throw new Error(`The paper has no question ${arranged.questionId}`);
    return { question, arranged };
  });
}

/** @param responses as `savedResponses` reads them */
export function toSitting(
  attempt: Attempt,
  paper: FrozenPaper,
  responses: ShownResponse[],
  now: Date,
): Sitting {
  const { id, number, leaseEpoch, rules, reached, isPreview } = attempt;
  return {
    attempt: {
      id,
      number,
      epoch: leaseEpoch,
      startedAt: attempt.startedAt.toISOString(),
      deadlineAt: attempt.deadlineAt?.toISOString() ?? null,
      serverTime: now.toISOString(),
      layout: rules.layout,
      navigation: rules.navigation,
      reached,
      isPreview,
    },
    paper: {
      title: paper.title,
      questions: arrangedQuestions(paper, attempt.arrangement).map(({ question, arranged }) =>
        toShownQuestion(question, arranged, rules),
      ),
    },
    responses,
  };
}

/** What is saved of an attempt, as its learner is shown it. */
export async function savedResponses(
  manager: EntityManager,
  attemptId: string,
): Promise<ShownResponse[]> {
  const rows = await manager.query<(Omit<ShownResponse, 'savedAt'> & { savedAt: Date })[]>(
    `SELECT question_id AS "questionId", response, is_flagged AS "isFlagged", epoch, sequence,
       saved_at AS "savedAt"
     FROM responses WHERE attempt_id = $1 ORDER BY question_id`,
    [attemptId],
  );
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
}

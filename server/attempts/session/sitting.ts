import { earnable } from '../../questions/kinds/marks.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { toImage } from '../../questions/question-image.types.js';
import type { FrozenQuestion } from '../../exams/revisions/paper-revision.entity.js';
import type { Sitting } from '../attempt.schema.js';
import type { OrderedQuestion, Attempt, AttemptRules } from '../attempt.entity.js';
import { questionsInOrder } from '../question-order.js';
import type { CachedRevision } from '../revision-cache.js';

type ShownResponse = Sitting['responses'][number];

/**
 * A question as its learner sees it. The one way of a question to a learner before review: of its body
 * only what its kind lets out.
 */
export function toShownQuestion(
  { id, kind, text, marks, image, body }: FrozenQuestion,
  { optionIds }: OrderedQuestion,
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

/** @param responses as `savedResponses` reads them */
export function toSitting(
  attempt: Attempt,
  paper: CachedRevision,
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
      questions: questionsInOrder(paper, attempt.arrangement).map(({ question, arranged }) =>
        toShownQuestion(question, arranged, rules),
      ),
    },
    responses,
  };
}

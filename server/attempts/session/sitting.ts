import { ruleOf } from '../../exams/rules/question-marks.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { toImage } from '../../questions/kinds/question-image.types.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import type { Sitting } from '../attempt.schema.js';
import type { OrderedQuestion, Attempt, AttemptRules } from '../attempt.entity.js';
import { questionsInOrder } from '../question-order.js';
import type { CachedRevision } from '../revision-cache.js';

type ShownResponse = Sitting['responses'][number];

/**
 * A question as candidates see it before review. All routes use this function: it includes only those parts
 * of the body that the kind allows, and never the key.
 */
export function toShownQuestion(
  question: RevisionQuestion,
  { optionIds }: OrderedQuestion,
  rules: AttemptRules,
) {
  const { id, kind, text, image, body } = question;
  const { marks, wrongMarks } = ruleOf(question, rules);
  return {
    id,
    kind,
    text,
    marks,
    ...(wrongMarks !== '0' && { wrongMarks }),
    image: toImage(image),
    ...kindNamed(kind).toCandidate(body, optionIds),
  };
}

/** @param responses from `savedResponses` */
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

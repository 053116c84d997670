import { ExamNavigation } from '../../exams/rules/exam-rules.entity.js';
import { ruleOf } from '../../exams/rules/question-marks.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { toImage } from '../../questions/kinds/question-image.types.js';
import type { RevisionQuestion } from '../../exams/revisions/paper-revision.entity.js';
import type { Sitting } from '../attempt.schema.js';
import type { OrderedQuestion, Attempt, AttemptRules } from '../attempt.entity.js';
import type { MessageRow } from '../messages/message.queries.js';
import { toShownMessage } from '../messages/shown-message.js';
import { questionsInOrder } from '../question-order.js';
import { isAnswer } from '../responses/is-answer.js';
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

/**
 * Forward-only: how many questions an attempt may show: those up to the furthest one that was shown, and the next
 * one, so that the page has it when the connection is bad, once that one is answered. In a pause no next one. Else all.
 */
export function shownCount(
  { rules, reached, pausedAt }: Pick<Attempt, 'rules' | 'reached' | 'pausedAt'>,
  isAnswered: boolean,
): number {
  if (rules.navigation !== ExamNavigation.FORWARD) return Infinity;
  return reached + (isAnswered && pausedAt === null ? 2 : 1);
}

/**
 * @param responses from `savedResponses`
 * @param opened when it was opened, and the messages to it
 */
export function toSitting(
  attempt: Attempt,
  paper: CachedRevision,
  responses: ShownResponse[],
  { now, messages }: { now: Date; messages: MessageRow[] },
): Sitting {
  const { id, number, leaseEpoch, rules, reached, place, isPreview, arrangement } = attempt;
  const current = paper.byId.get(arrangement[reached]?.questionId ?? '');
  const stored = responses.find(({ questionId }) => questionId === current?.id);
  const isAnswered = current ? isAnswer(current, stored?.response ?? null, rules) : false;
  const count = shownCount(attempt, isAnswered);
  return {
    attempt: {
      id,
      number,
      epoch: leaseEpoch,
      startedAt: attempt.startedAt.toISOString(),
      deadlineAt: attempt.deadlineAt?.toISOString() ?? null,
      pausedAt: attempt.pausedAt?.toISOString() ?? null,
      serverTime: now.toISOString(),
      layout: rules.layout,
      navigation: rules.navigation,
      checksSpelling: rules.checksSpelling ?? true,
      reached,
      place,
      isPreview,
    },
    paper: {
      title: paper.title,
      questionCount: arrangement.length,
      questions: questionsInOrder(paper, arrangement.slice(0, count)).map(
        ({ question, arranged }) => toShownQuestion(question, arranged, rules),
      ),
    },
    responses,
    messages: messages.map(toShownMessage),
  };
}

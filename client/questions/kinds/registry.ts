import type { QuestionKind } from '../../gql/questions/graphql';
import type { Body } from '../content/draft';
import type { Question } from '../content/question.query';
import { descriptive } from './descriptive';
import type { Kind } from './kind';
import { mcq } from './mcq';

/** Each kind gets only its own bodies and questions, because it is looked up by their kind. */
type AnyKind = Kind<Body, Question>;

const KINDS: Record<QuestionKind, AnyKind> = {
  MCQ: mcq as unknown as AnyKind,
  DESCRIPTIVE: descriptive as unknown as AnyKind,
};

export function kindOf(name: QuestionKind): AnyKind {
  return KINDS[name];
}

/** Which ids of an account's belongings an operation takes, and how it answers those of others. */
import { randomUUID } from 'node:crypto';
import type { Belonging, Belongings } from './belongings.js';
import type { Slot } from './operations.js';

/** A slot's own kind of id, and how a stranger's request for it is answered. */
export interface Rule {
  /** Null: an id that belongs to nobody, of the caller's own making. */
  takes: Belonging | null;
  /** What a stranger sends there. */
  foreign: Belonging;
  /** What the slots beside it get, where this one goes with nothing else. */
  beside?: Record<string, Belonging>;
  /** Only one who has nothing else gets this answer. */
  isAlone?: boolean;
  answer: RegExp;
}

const NOT_FOUND = /_NOT_FOUND$/;

function rule(takes: Belonging): Rule {
  return { takes, foreign: takes, answer: NOT_FOUND };
}

/** Parts of a question or of its rubric, which are nobody's without it. They are left out. */
const PARTS = [
  'McqOptionInput.id',
  'ChosenLevelInput.criterionId',
  'ChosenLevelInput.levelId',
  'CriterionInput.id',
  'RubricLevelInput.id',
];

/**
 * Which id goes where: by operation and path where a name alone does not say it, then by name. A slot
 * that is in neither fails the test: whoever adds an operation says here what it takes.
 */
const RULES: Record<string, Rule> = {
  'quiz.id': rule('quiz'),
  'updateQuiz.input.id': rule('quiz'),
  'deleteQuiz.id': rule('quiz'),
  'submitQuiz.id': rule('quiz'),
  'question.id': rule('question'),
  'updateQuestion.id': rule('question'),
  'deleteQuestion.id': rule('question'),
  'import.id': rule('import'),
  'correctImport.input.id': { takes: null, foreign: 'import', answer: /^IMPORT_ID_TAKEN$/ },
  'correctImport.input.importId': rule('refusedImport'),
  'startImport.input.id': { takes: null, foreign: 'import', answer: /^IMPORT_ID_TAKEN$/ },
  'export.id': rule('export'),
  'cancelExport.id': rule('export'),
  'startExport.input.id': { takes: null, foreign: 'export', answer: /^EXPORT_ID_TAKEN$/ },
  exportId: rule('export'),
  'duplicateQuiz.id': rule('quiz'),
  'endSession.id': rule('session'),
  'forgetTrustedBrowser.id': rule('trustedBrowser'),
  'revokeAccessToken.id': rule('accessToken'),
  'restoreQuiz.id': rule('trashedQuiz'),
  'restoreQuestion.id': rule('trashedQuestion'),
  'setProfilePicture.imageId': rule('picture'),
  'updateQuestion.question.descriptive.image.imageId': {
    ...rule('image'),
    beside: { id: 'descriptiveQuestion' },
  },
  // It takes the ids of all questions of a quiz.
  'reorderQuestions.input.questionIds': { ...rule('question'), isAlone: true },
  'decideLateAnswers.input.attemptId': rule('lateAttempt'),
  'decideLateAnswers.input.ids': rule('lateAnswer'),
  attemptId: rule('attempt'),
  'examEvents.attemptId': { ...rule('attempt'), beside: { quizId: 'attemptedQuiz' } },
  'classList.id': rule('classList'),
  'deleteClassList.id': rule('classList'),
  'renameClassList.id': rule('classList'),
  'changeMemberRole.id': rule('member'),
  'removeMember.id': rule('member'),
  'switchOffMemberTwoFactor.input.id': rule('member'),
  'resendMemberInvitation.id': rule('memberInvitation'),
  'withdrawMemberInvitation.id': rule('memberInvitation'),
  candidateId: rule('candidate'),
  // Of a code that was mailed, to anybody.
  challenge: { takes: null, foreign: 'session', answer: /^INVALID_CODE$/ },
  classListIds: rule('classList'),
  imageId: rule('image'),
  learnerId: rule('learner'),
  learnerIds: rule('learner'),
  'deleteRemark.id': rule('remark'),
  'updateRemark.input.id': rule('remark'),
  'gradeHistory.id': rule('markedAnswer'),
  'leaveAnswer.id': rule('markedAnswer'),
  'markAnswer.input.id': rule('markedAnswer'),
  'markingAnswer.id': rule('markedAnswer'),
  'openAnswer.id': rule('markedAnswer'),
  'returnToRule.input.id': rule('markedAnswer'),
  'openNextAnswer.afterId': { ...rule('markedAnswer'), beside: { 'scope.quizId': 'markedQuiz' } },
  'openNextAnswer.scope.learnerId': {
    ...rule('markedLearner'),
    beside: { 'scope.quizId': 'markedQuiz' },
  },
  'openNextAnswer.scope.questionId': {
    ...rule('markedQuestion'),
    beside: { 'scope.quizId': 'markedQuiz' },
  },
  'markingAnswers.scope.learnerId': {
    ...rule('markedLearner'),
    beside: { 'scope.quizId': 'markedQuiz' },
  },
  'markingAnswers.scope.questionId': {
    ...rule('markedQuestion'),
    beside: { 'scope.quizId': 'markedQuiz' },
  },
  'giveBackOutage.input.quizId': { ...rule('quiz'), answer: /^QUIZ_NOT_FOUND$/ },
  // It concerns those who took an exam meanwhile, and nobody else's.
  outageId: { ...rule('outage'), beside: { 'input.quizId': 'attemptedQuiz' } },
  actorId: rule('user'),
  listId: rule('classList'),
  importId: rule('import'),
  questionId: rule('question'),
  questionIds: rule('question'),
  quizId: rule('quiz'),
  toQuizId: rule('quiz'),
  uploadId: rule('upload'),
};

export function isPart(slot: Slot): boolean {
  return PARTS.includes(`${slot.input}.${slot.name}`);
}

/** @throws when nobody has said what the slot takes */
export function ruleOf(operation: string, slot: Slot): Rule {
  const found = RULES[`${operation}.${slot.path}`] ?? RULES[slot.name];
  if (found) return found;
  throw new Error(
    `${operation} takes an id as ${slot.path}: say in test/setup/id-rules.ts whose it is`,
  );
}

/** What the caller's own request has in a slot. */
export async function ownId(of: Belongings, { takes }: Rule): Promise<string> {
  return takes === null ? randomUUID() : of.id(takes);
}

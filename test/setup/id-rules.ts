/** The kinds of ids that operations take, and their answers to ids of other accounts. */
import { randomUUID } from 'node:crypto';
import type { DataKind, AccountData } from './account-data.js';
import type { Slot } from './operations.js';

/** The kind of id of a slot, and the answer to an id of another account. */
export interface Rule {
  /** Null: a new id that the caller generates. */
  takes: DataKind | null;
  /** The kind of id that another account sends there. */
  foreign: DataKind;
  /** The kinds for other slots that this one must be combined with. */
  beside?: Record<string, DataKind>;
  /** Only an account without other data gets this answer. */
  isAlone?: boolean;
  answer: RegExp;
}

const NOT_FOUND = /_NOT_FOUND$/;

function rule(takes: DataKind): Rule {
  return { takes, foreign: takes, answer: NOT_FOUND };
}

/** Parts of a question or of its rubric, which have no owner of their own. They are left out. */
const PARTS = [
  'McqOptionInput.id',
  'ChosenLevelInput.criterionId',
  'ChosenLevelInput.levelId',
  'CriterionInput.id',
  'RubricLevelInput.id',
];

/** A marker of the institute, in an exam that was taken. */
const MARKED: Record<string, DataKind> = { 'input.quizId': 'markedQuiz', 'input.userId': 'member' };

/**
 * The rules by operation and path where the name alone is ambiguous, then by name. A slot without a rule
 * fails the test: add one together with a new operation.
 */
const RULES: Record<string, Rule> = {
  'quiz.id': rule('quiz'),
  'updateQuiz.input.id': rule('quiz'),
  'deleteQuiz.id': rule('quiz'),
  'submitQuiz.id': rule('quiz'),
  'question.id': rule('question'),
  'updateQuestion.input.id': rule('question'),
  'deleteQuestion.id': rule('question'),
  'import.id': rule('import'),
  'correctImport.input.id': { takes: null, foreign: 'import', answer: /^IMPORT_ID_TAKEN$/ },
  'correctImport.input.importId': rule('refusedImport'),
  'storeImport.id': rule('checkedImport'),
  'startImport.input.id': { takes: null, foreign: 'import', answer: /^IMPORT_ID_TAKEN$/ },
  'export.id': rule('export'),
  'cancelExport.id': rule('export'),
  'startExport.input.id': { takes: null, foreign: 'export', answer: /^EXPORT_ID_TAKEN$/ },
  exportId: rule('export'),
  'duplicateQuiz.id': rule('quiz'),
  'endSession.id': rule('session'),
  'forgetTrustedBrowser.id': rule('trustedBrowser'),
  'revokeAccessToken.id': rule('accessToken'),
  'purgeQuiz.id': rule('trashedQuiz'),
  'purgeQuestion.id': rule('trashedQuestion'),
  'eraseLearner.id': rule('learner'),
  'restoreQuiz.id': rule('trashedQuiz'),
  'restoreQuestion.id': rule('trashedQuestion'),
  'restoreQuestions.input.questionIds': rule('trashedQuestion'),
  'setProfilePicture.imageId': rule('picture'),
  'updateQuestion.input.question.descriptive.image.imageId': {
    ...rule('image'),
    beside: { 'input.id': 'descriptiveQuestion' },
  },
  // It takes the ids of all questions of a quiz.
  'reorderQuestions.input.questionIds': { ...rule('question'), isAlone: true },
  'decideLateAnswers.input.attemptId': rule('lateAttempt'),
  'decideLateAnswers.input.ids': rule('lateAnswer'),
  attemptId: rule('attempt'),
  'sendExamMessage.input.attemptId': {
    ...rule('attempt'),
    beside: { 'input.quizId': 'attemptedQuiz' },
  },
  'examEvents.attemptId': { ...rule('attempt'), beside: { quizId: 'attemptedQuiz' } },
  'undoAdjustmentPreview.id': rule('adjustment'),
  'undoAdjustment.input.id': rule('adjustment'),
  'examAdjustments.attemptId': { ...rule('markedAttempt'), beside: { quizId: 'markedQuiz' } },
  'adjustmentPreview.input.attemptId': {
    ...rule('markedAttempt'),
    beside: { 'input.quizId': 'markedQuiz' },
  },
  'makeAdjustment.input.attemptId': {
    ...rule('markedAttempt'),
    beside: { 'input.quizId': 'markedQuiz' },
  },
  'classList.id': rule('classList'),
  'deleteClassList.id': rule('classList'),
  'renameClassList.id': rule('classList'),
  'changeMemberRole.id': rule('member'),
  'removeMember.id': rule('member'),
  'switchOffMemberTwoFactor.input.id': rule('member'),
  'resendMemberInvitation.id': rule('memberInvitation'),
  'withdrawMemberInvitation.id': rule('memberInvitation'),
  'confirmReturn.input.id': {
    ...rule('returnRequest'),
    beside: { 'input.candidateId': 'returningCandidate' },
  },
  'confirmReturn.input.candidateId': {
    ...rule('returningCandidate'),
    beside: { 'input.id': 'returnRequest' },
  },
  'refuseReturn.id': rule('returnRequest'),
  'returnSuggestions.id': rule('returnRequest'),
  candidateId: rule('candidate'),
  // Of a code that was mailed, to anybody.
  challenge: { takes: null, foreign: 'session', answer: /^INVALID_CODE$/ },
  classListIds: rule('classList'),
  imageId: rule('image'),
  learnerId: rule('learner'),
  learnerIds: rule('learner'),
  'assignMarker.input.questionIds': { ...rule('markedQuestion'), beside: MARKED },
  'assignMarker.input.learnerIds': { ...rule('markedLearner'), beside: MARKED },
  userId: rule('member'),
  'deleteRemark.id': rule('remark'),
  'updateRemark.input.id': rule('remark'),
  'gradeHistory.id': rule('markedAnswer'),
  'leaveAnswer.id': rule('markedAnswer'),
  'markAnswer.input.id': rule('markedAnswer'),
  'markingAnswer.id': rule('markedAnswer'),
  'openAnswer.id': rule('markedAnswer'),
  'returnToRule.input.id': rule('markedAnswer'),
  'openNextAnswer.afterId': { ...rule('markedAnswer'), beside: { 'scope.quizId': 'markedQuiz' } },
  'markingLearners.afterId': { ...rule('markedLearner'), beside: { quizId: 'markedQuiz' } },
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
  // It concerns only those who took an exam meanwhile.
  outageId: { ...rule('outage'), beside: { 'input.quizId': 'attemptedQuiz' } },
  actorId: rule('user'),
  listId: rule('classList'),
  importId: rule('import'),
  questionId: rule('question'),
  questionIds: rule('question'),
  quizId: rule('quiz'),
  toQuizId: rule('quiz'),
  fromQuizId: rule('quiz'),
  uploadId: rule('upload'),
};

export function isPart(slot: Slot): boolean {
  return PARTS.includes(`${slot.input}.${slot.name}`);
}

/** @throws if the slot has no rule */
export function ruleOf(operation: string, slot: Slot): Rule {
  const found = RULES[`${operation}.${slot.path}`] ?? RULES[slot.name];
  if (found) return found;
  throw new Error(`${operation} takes an id as ${slot.path}: add a rule to test/setup/id-rules.ts`);
}

/** The id that the caller's own request has in a slot. */
export async function ownId(account: AccountData, { takes }: Rule): Promise<string> {
  return takes === null ? randomUUID() : account.id(takes);
}

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { kindNamed } from '../../questions/kinds/registry.js';
import { QuizStatus, type Quiz } from '../../quizzes/quiz.entity.js';
import { checkReadiness, MAX_FINDINGS } from './readiness.js';
import type { CheckedExam } from './exam-finding.js';
import { ReviewContent, ReviewTime } from '../rules/exam-rules.entity.js';
import { defaultRules, type RulesInForce } from '../rules/exam-rules.service.js';
import type { RevisionQuestion, PaperRevision } from '../revisions/paper-revision.entity.js';

const NOW = new Date('2030-05-01T12:00:00Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

interface ExamOptions {
  quiz?: Partial<Quiz>;
  rules?: Partial<RulesInForce>;
  questions?: RevisionQuestion[];
  more?: Partial<CheckedExam>;
}

function mcq(text: string, more: Partial<RevisionQuestion> = {}): RevisionQuestion {
  const options = [{ text: 'a' }, { text: 'b' }];
  const { marks, body } = kindNamed('MCQ').create({ text, options, correctOption: 1 });
  return { id: randomUUID(), kind: 'MCQ', text, marks, image: null, body: body as object, ...more };
}

function exam({ quiz, rules, questions = [mcq('Which?')], more }: ExamOptions): CheckedExam {
  return {
    quiz: {
      id: 'quiz',
      isCompleted: true,
      status: QuizStatus.ACTIVE,
      durationMinutes: 60,
      questionCount: questions.length,
      createdAt: at(-60),
      ...quiz,
    } as Quiz,
    rules: { ...defaultRules('quiz'), ...rules },
    revision: { questionCount: 1 } as PaperRevision,
    pausedAt: null,
    timeZone: 'UTC',
    questions,
    hasUnpublishedChanges: false,
    exposedPlaces: [],
    now: NOW,
    ...more,
  };
}

function findingsOf(options: ExamOptions): string[] {
  return checkReadiness(exam(options)).map(({ severity, code }) => `${severity} ${code}`);
}

describe('checkReadiness', () => {
  it('finds nothing in a submitted exam of one good question with the default rules', () => {
    expect(findingsOf({})).toEqual([]);
  });

  it.each<[string, ExamOptions]>([
    ['BLOCKING NO_QUESTIONS', { questions: [], quiz: { isCompleted: false } }],
    ['BLOCKING NOT_SUBMITTED', { quiz: { isCompleted: false } }],
    ['BLOCKING NOT_SUBMITTED', { more: { revision: null } }],
    ['BLOCKING INACTIVE', { quiz: { status: QuizStatus.INACTIVE } }],
    ['WARNING UNPUBLISHED_CHANGES', { more: { hasUnpublishedChanges: true } }],
    ['WARNING KEY_IN_RECEIPTS', { more: { exposedPlaces: [1] } }],
    ['BLOCKING EXAM_TOO_LONG', { quiz: { questionCount: 1_001 }, rules: { passMark: 5_000 } }],
    ['BLOCKING CLOSED', { rules: { closesAt: NOW } }],
    ['WARNING WINDOW_TOO_SHORT', { rules: { closesAt: at(59) } }],
    ['WARNING WINDOW_TOO_SHORT', { rules: { opensAt: at(60), closesAt: at(119) } }],
    ['WARNING TIME_BEFORE_QUIZ', { rules: { opensAt: new Date('2001-12-01T00:00:00Z') } }],
    ['ADVICE NO_END', { quiz: { durationMinutes: null } }],
    ['BLOCKING PASS_MARK_OUT_OF_REACH', { rules: { passMark: 1.01 } }],
    ['BLOCKING PASS_MARK_OUT_OF_REACH', { rules: { passMark: 1, marksPerQuestion: '0.5' } }],
    ['WARNING KEY_SHOWN_EARLY', { rules: { reviewContent: ReviewContent.KEY } }],
    [
      'WARNING KEY_SHOWN_EARLY',
      {
        rules: {
          reviewContent: ReviewContent.KEY,
          reviewTime: ReviewTime.ON_RELEASE,
          releasedAt: NOW,
          attemptsAllowed: 2,
        },
      },
    ],
    [
      'WARNING KEY_SHOWN_EARLY',
      { rules: { reviewContent: ReviewContent.KEY, reviewTime: ReviewTime.AFTER_MARKING } },
    ],
    [
      'WARNING KEY_SHOWN_EARLY',
      {
        rules: {
          reviewContent: ReviewContent.KEY,
          reviewTime: ReviewTime.ON_DATE,
          releasesAt: at(99),
          closesAt: at(100),
        },
      },
    ],
    ['WARNING NO_RELEASE_DATE', { rules: { reviewTime: ReviewTime.ON_DATE } }],
    ['WARNING CERTIFICATE_FOR_NOBODY', { rules: { hasCertificate: true } }],
    [
      'WARNING CERTIFICATE_FOR_NOBODY',
      { rules: { hasCertificate: true, passMark: 1, reviewContent: ReviewContent.NOTHING } },
    ],
    ['ADVICE REVIEW_WITHOUT_CLOSING', { rules: { reviewTime: ReviewTime.AFTER_CLOSING } }],
    ['WARNING NO_MARKS', { questions: [mcq('Which?', { marks: '0' })] }],
    ['WARNING SAME_QUESTION', { questions: [mcq('Which?'), mcq(' WHICH? ')] }],
  ])('finds %s with %j', (finding, options) => {
    expect(findingsOf(options)).toEqual([finding]);
  });

  it.each<[string, ExamOptions]>([
    ['a window as long as it takes', { rules: { opensAt: at(-5), closesAt: at(55) } }],
    ['no duration, and a closing', { quiz: { durationMinutes: null }, rules: { closesAt: at(5) } }],
    ['a pass mark that is all there is', { rules: { passMark: 2, marksPerQuestion: '2' } }],
    [
      'the key after the closing',
      {
        rules: {
          reviewContent: ReviewContent.KEY,
          reviewTime: ReviewTime.AFTER_CLOSING,
          closesAt: at(90),
        },
      },
    ],
    [
      'the key on a release to come',
      { rules: { reviewContent: ReviewContent.KEY, reviewTime: ReviewTime.ON_RELEASE } },
    ],
    [
      'the key on a date after the closing',
      {
        rules: {
          reviewContent: ReviewContent.KEY,
          reviewTime: ReviewTime.ON_DATE,
          releasesAt: at(100),
          closesAt: at(100),
        },
      },
    ],
    ['a certificate that can be had', { rules: { hasCertificate: true, passMark: 1 } }],
    [
      'nothing to see, and no closing to wait for',
      { rules: { reviewContent: ReviewContent.NOTHING, reviewTime: ReviewTime.AFTER_CLOSING } },
    ],
    [
      'marks that the rules give',
      { questions: [mcq('a', { marks: '0' })], rules: { marksPerQuestion: '1' } },
    ],
  ])('finds nothing with %s', (_name, options) => {
    expect(findingsOf(options)).toEqual([]);
  });

  it('adds marks without rounding errors', () => {
    const questions = ['a', 'b', 'c'].map((text) => mcq(text, { marks: '0.1' }));
    expect(findingsOf({ questions, rules: { passMark: 0.3 } })).toEqual([]);
  });
});

describe('a finding', () => {
  it('says where the problem is, what is wrong, and how to fix it', () => {
    const image = { id: randomUUID(), alternativeText: ' ', width: 1, height: 1 };
    const described = { ...image, alternativeText: 'A map' };
    const second = mcq('Where?', { image });
    const questions = [mcq('Which?', { image: described }), second];
    expect(checkReadiness(exam({ questions }))).toEqual([
      {
        code: 'NO_ALTERNATIVE_TEXT',
        severity: 'WARNING',
        message:
          'An image has no alternative text, so learners who cannot see it do not know what it shows. Describe it.',
        field: 'image',
        questionId: second.id,
        position: 2,
      },
    ]);
  });

  it.each([
    [[2], 'question 2'],
    [[1, 3, 4], 'questions 1, 3 and 4'],
    [Array.from({ length: 30 }, (_, index) => index + 1), /questions 1, .*, 20 and 10 more/],
    [Array.from({ length: 50 }, (_, index) => index + 1), 'all questions'],
  ])('names the questions whose key receipts reveal: %j', (exposedPlaces, named) => {
    const revision = { questionCount: 50 } as PaperRevision;
    const [finding] = checkReadiness(exam({ more: { revision, exposedPlaces } }));
    expect(finding?.message).toMatch(named);
  });

  it('of a kind of question depends on whether options are shuffled', () => {
    const body = kindNamed('MCQ').create({
      text: 'Which?',
      options: [{ text: 'a' }, { text: 'All of the above' }],
      correctOption: 1,
    }).body as object;
    const questions = [mcq('Which?', { body })];
    expect(findingsOf({ questions, rules: { shufflesOptions: true } })).toEqual([
      'WARNING OPTION_REFERS_TO_OTHERS',
    ]);
    expect(findingsOf({ questions })).toEqual([]);
  });

  it('of higher severity comes first, and their number is limited', () => {
    const questions = Array.from({ length: MAX_FINDINGS + 100 }, (_, index) =>
      mcq(`question ${index}`, { marks: '0' }),
    );
    const findings = checkReadiness(exam({ questions, quiz: { status: QuizStatus.INACTIVE } }));
    expect(findings).toHaveLength(MAX_FINDINGS);
    expect(findings[0]?.code).toBe('INACTIVE');
    expect(findings.map(({ position }) => position).slice(1, 4)).toEqual([1, 2, 3]);
  });
});

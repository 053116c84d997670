/** The sample exam of newcomers: a part of the geography exam of the demonstration, with the licence of its questions. */
import { ExamAccess, ReviewContent, ReviewTime } from '../../exams/rules/exam-rules.entity.js';
import type { PlannedExam } from '../../trials/seeding/exam-plan.js';
import type { PlannedQuiz } from '../../trials/seeding/quiz-plan.js';
import { geographyExam } from '../geography-exam.js';
import { geography } from '../geography.js';

/** Questions about oceans, islands and rivers. */
const [FIRST_MCQ, LAST_MCQ] = [10, 16];
/** Longer than any candidate of the class has taken. */
const MINUTES = 45;
/** Of six marks for multiple choice and seven for two written answers. */
const PASS_MARK = 7;

export const sampleQuiz: PlannedQuiz = {
  ...geography,
  title: 'Sample exam: World geography',
  mcq: geography.mcq.slice(FIRST_MCQ, LAST_MCQ),
};

/** Open to everybody with its link. A class has taken it: some answers are marked, and results are not released. */
export const sampleExam: PlannedExam = {
  durationMinutes: MINUTES,
  rules: {
    access: ExamAccess.LINK,
    passMark: PASS_MARK,
    reviewContent: ReviewContent.KEY,
    reviewTime: ReviewTime.ON_RELEASE,
  },
  candidates: geographyExam.candidates.filter(({ isInProgress }) => !isInProgress),
  isReleased: false,
};

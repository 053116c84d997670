export { ExamTimePage as Component } from '../../quizzes/exam-time-page';

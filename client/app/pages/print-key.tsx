export { AnswerKeyPage as Component } from '../../print/quiz-print-page';

export { QuestionPaperPage as Component } from '../../print/quiz-print-page';

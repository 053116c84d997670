export { QuizSearchPage as Component } from '../quiz-search-page';

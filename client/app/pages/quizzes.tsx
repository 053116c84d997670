export { QuizzesPage as Component } from '../../quizzes/quizzes-page';

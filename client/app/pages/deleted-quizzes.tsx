export { DeletedQuizzesPage as Component } from '../../quizzes/deleted-quizzes-page';

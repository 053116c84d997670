export { EditQuizPage as Component } from '../../quizzes/edit-quiz-page';

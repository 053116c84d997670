export { AnswersPage as Component } from '../../marking/answers-page';

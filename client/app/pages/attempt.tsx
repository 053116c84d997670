export { AttemptPage as Component } from '../../exams/attempt-page';

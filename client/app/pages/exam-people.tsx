export { PeoplePage as Component } from '../../exams/people-page';

export { ClassListPage as Component } from '../../exams/class-list-page';

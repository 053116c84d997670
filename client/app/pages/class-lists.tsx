export { ClassListsPage as Component } from '../../exams/class-lists-page';

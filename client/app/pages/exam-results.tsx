export { ResultsPage as Component } from '../../exams/results-page';

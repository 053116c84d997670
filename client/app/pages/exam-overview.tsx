export { OverviewPage as Component } from '../../exams/overview-page';

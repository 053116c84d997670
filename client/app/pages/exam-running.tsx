export { RunningPage as Component } from '../../exams/running-page';

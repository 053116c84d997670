export { LearnerPage as Component } from '../../exams/learner-page';

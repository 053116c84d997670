export { ExamLayout as Component } from '../../exams/exam-layout';

export { FiguresPage as Component } from '../../exams/figures-page';

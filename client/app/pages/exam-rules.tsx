export { RulesPage as Component } from '../../exams/rules-page';

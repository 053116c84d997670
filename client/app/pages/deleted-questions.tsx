export { DeletedQuestionsPage as Component } from '../../questions/deleted-questions-page';

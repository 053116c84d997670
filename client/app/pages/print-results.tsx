export { ResultListPage as Component } from '../../print/result-list-page';

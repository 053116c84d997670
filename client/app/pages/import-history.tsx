export { ImportHistoryPage as Component } from '../../imports/import-history-page';

export { UndoResetPage as Component } from '../../auth/undo-reset-page';

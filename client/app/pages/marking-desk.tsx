export { DeskPage as Component } from '../../marking/desk-page';

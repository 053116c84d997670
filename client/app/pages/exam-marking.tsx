export { MarkingPage as Component } from '../../marking/marking-page';

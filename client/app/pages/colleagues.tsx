export { ColleaguesPage as Component } from '../../profile/colleagues-page';

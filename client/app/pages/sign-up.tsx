export { SignUpPage as Component } from '../../auth/sign-up-page';

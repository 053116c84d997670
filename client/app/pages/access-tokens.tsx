export { AccessTokensPage as Component } from '../../profile/access-tokens-page';

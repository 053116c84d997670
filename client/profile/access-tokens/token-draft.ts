import type { AccessScope } from '../../gql/profile/graphql';

/** The values of the form of a token, as they are typed. Never the password. */
export interface TokenDraft {
  name: string;
  scope: AccessScope;
  days: string;
}

/** The draft as an earlier release may have stored it. */
export interface StoredTokenDraft extends Omit<TokenDraft, 'days'> {
  days: number | string;
}

/** Tokens expire by default. */
export const NEW_DRAFT: TokenDraft = { name: '', scope: 'READ', days: '90' };

/** The values of a draft among others of the form, with days as they are typed. */
export function toTokenDraft({ name, scope, days }: StoredTokenDraft): TokenDraft {
  return { name, scope, days: String(days) };
}

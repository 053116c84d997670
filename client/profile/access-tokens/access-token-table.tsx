import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { graphql } from '../../gql/profile';
import { accountTexts } from '../../ui/texts/account-texts';
import { CardTable } from '../../ui/components/card-table';
import { ConfirmDialog } from '../../ui/components/confirm-dialog';
import { useFormatTime } from '../../ui/format';
import { useConfirmed } from '../../ui/feedback/use-confirmed';
import type { AccessToken } from './access-tokens.query';

const REVOKE = graphql(`
  mutation RevokeAccessToken($id: ID!) {
    revokeAccessToken(id: $id)
  }
`);

const { parts, tokens: words } = accountTexts;
const { columns } = words;

interface AccessTokenTableProps {
  tokens: AccessToken[];
  /** Its line, and the button in it, are to go. */
  onRevoked: () => Promise<void>;
}

/** The tokens that work. None of them is shown itself. */
export function AccessTokenTable({ tokens, onRevoked }: AccessTokenTableProps) {
  const formatTime = useFormatTime();
  const [revoke] = useMutation(REVOKE);
  const { chosen, choose, asked } = useConfirmed<AccessToken>({
    work: async ({ id }) => revoke({ variables: { id } }),
    said: () => words.revoked,
    onDone: onRevoked,
  });
  return (
    <>
      <CardTable label={parts.tokens} columns={Object.values(columns)}>
        {tokens.map((token) => (
          <tr key={token.id}>
            <td data-label={columns.name} style={{ overflowWrap: 'anywhere' }}>
              <Text component="bdi" fw={600}>
                {token.name}
              </Text>
            </td>
            <td data-label={columns.scope}>{words.scopes[token.scope]}</td>
            <td data-label={columns.used}>
              {token.lastUsedAt == null ? words.never : formatTime(token.lastUsedAt)}
            </td>
            <td data-label={columns.expires}>
              {token.expiresAt == null ? words.untilRevoked : formatTime(token.expiresAt)}
            </td>
            <td data-label={columns.actions}>
              <Button
                variant="default"
                size="xs"
                aria-label={words.revokeNamed(token.name)}
                onClick={() => choose(token)}
              >
                {words.revoke}
              </Button>
            </td>
          </tr>
        ))}
      </CardTable>
      <ConfirmDialog
        {...asked}
        title={words.revokeTitle(chosen?.name ?? '')}
        hint={words.revokeHint}
        confirm={words.revoke}
      />
    </>
  );
}

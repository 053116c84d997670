import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { graphql } from '../../gql/profile';
import { accountTexts } from '../../ui/texts/account/account-texts';
import { RecordTable } from '../../ui/components/record-table';
import { ConfirmDialog } from '../../ui/components/confirm-dialog';
import { useFormatTime } from '../../ui/format';
import { useConfirmedAction } from '../../ui/feedback/use-confirmed-action';
import type { AccessToken } from './access-tokens.query';

const REVOKE = graphql(`
  mutation RevokeAccessToken($id: ID!) {
    revokeAccessToken(id: $id) {
      id
    }
  }
`);

const { parts, tokens: words } = accountTexts;
const { columns } = words;

interface AccessTokenTableProps {
  tokens: AccessToken[];
  /** Called when a token was revoked; its row and button disappear. */
  onRevoked: () => Promise<void>;
}

/** The valid tokens, without their values. */
export function AccessTokenTable({ tokens, onRevoked }: AccessTokenTableProps) {
  const formatTime = useFormatTime();
  const [revoke] = useMutation(REVOKE);
  const { chosen, choose, dialogProps } = useConfirmedAction<AccessToken>({
    work: async ({ id }) => revoke({ variables: { id } }),
    doneMessage: () => words.revoked,
    onDone: onRevoked,
  });
  return (
    <>
      <RecordTable label={parts.tokens} columns={Object.values(columns)}>
        {tokens.map((token) => (
          <tr key={token.id}>
            <td data-cell="main">
              <Text component="bdi" fw={600}>
                {token.name}
              </Text>
            </td>
            <td data-cell="plain">{words.scopes[token.scope]}</td>
            <td data-label={columns.used}>
              {token.lastUsedAt == null ? words.never : formatTime(token.lastUsedAt)}
            </td>
            <td data-label={columns.expires}>
              {token.expiresAt == null ? words.untilRevoked : formatTime(token.expiresAt)}
            </td>
            <td data-cell="side">
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
      </RecordTable>
      <ConfirmDialog
        {...dialogProps}
        title={words.revokeTitle(chosen?.name ?? '')}
        hint={words.revokeHint}
        confirm={words.revoke}
      />
    </>
  );
}

import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Code, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { accountTexts } from '../../ui/texts/account/account-texts';
import { PlusIcon } from '../../ui/icons';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { AccessTokenTable } from './access-token-table';
import { AccountPage } from '../account-page';
import { CreateTokenDialog } from './create-token-dialog';
import { ACCESS_TOKENS } from './access-tokens.query';
import { useDraftDialog } from '../use-draft-dialog';
import { NEW_TOKEN } from './token-form';

const { parts, tokens: words } = accountTexts;

/** Access tokens, with which programs act for the account. */
export function AccessTokensPage() {
  const { data, error, refetch } = useQuery(ACCESS_TOKENS, { fetchPolicy: 'cache-and-network' });
  const dialog = useDraftDialog(NEW_TOKEN);
  const createButton = useRef<HTMLButtonElement>(null);
  const reload = async (): Promise<void> => {
    await refetch().catch(() => undefined);
  };
  return (
    <AccountPage
      title={parts.tokens}
      actions={
        <Button ref={createButton} leftSection={<PlusIcon />} onClick={dialog.open}>
          {words.create}
        </Button>
      }
    >
      <About />
      {!data && !error && <ListSkeleton />}
      {!data && error && (
        <ErrorState title={words.failed} error={error} onRetry={() => void reload()} />
      )}
      {data?.accessTokens.length === 0 && (
        <EmptyState of="file" title={words.empty} hint={words.emptyHint} />
      )}
      {data && data.accessTokens.length > 0 && (
        <AccessTokenTable
          tokens={data.accessTokens}
          onRevoked={async () => {
            await reload();
            createButton.current?.focus();
          }}
        />
      )}
      <CreateTokenDialog
        opened={dialog.opened}
        start={dialog.start}
        onMade={() => void reload()}
        onClose={dialog.close}
      />
    </AccountPage>
  );
}

/** How to send a token, with links to the API documentation. */
function About() {
  return (
    <Stack gap={4}>
      <Text>
        {words.lead} <Code>{words.header}</Code>.
      </Text>
      <Text>
        {words.documented}{' '}
        <Anchor href="/graphql" underline="always">
          {words.queries}
        </Anchor>
        {', '}
        <Anchor href="/docs/legacy" underline="always">
          {words.older}
        </Anchor>
        .
      </Text>
    </Stack>
  );
}

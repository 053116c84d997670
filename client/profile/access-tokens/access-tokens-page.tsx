import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Code, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { accountTexts } from '../../ui/texts/account-texts';
import { PlusIcon } from '../../ui/icons';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { AccessTokenTable } from './access-token-table';
import { AccountPage } from '../account-page';
import { CreateTokenDialog } from './create-token-dialog';
import { ACCESS_TOKENS } from './access-tokens.query';
import { useKeptDialog } from '../use-kept-dialog';
import { NEW_TOKEN } from './token-form';

const { parts, tokens: words } = accountTexts;

/** Keys of programs that work in the account's name. */
export function AccessTokensPage() {
  const { data, error, refetch } = useQuery(ACCESS_TOKENS, { fetchPolicy: 'cache-and-network' });
  const making = useKeptDialog(NEW_TOKEN);
  const maker = useRef<HTMLButtonElement>(null);
  const reload = async (): Promise<void> => {
    await refetch().catch(() => undefined);
  };
  return (
    <AccountPage
      title={parts.tokens}
      actions={
        <Button ref={maker} leftSection={<PlusIcon />} onClick={making.open}>
          {words.create}
        </Button>
      }
    >
      <About />
      {!data && !error && <ListSkeleton />}
      {!data && error && (
        <ErrorState title={words.failed} error={error} onRetry={() => void reload()} />
      )}
      {data?.accessTokens.length === 0 && <EmptyState title={words.empty} hint={words.emptyHint} />}
      {data && data.accessTokens.length > 0 && (
        <AccessTokenTable
          tokens={data.accessTokens}
          onRevoked={async () => {
            await reload();
            maker.current?.focus();
          }}
        />
      )}
      <CreateTokenDialog
        opened={making.opened}
        start={making.start}
        onMade={() => void reload()}
        onClose={making.close}
      />
    </AccountPage>
  );
}

/** How a token is sent, and where it is written what it can do. */
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

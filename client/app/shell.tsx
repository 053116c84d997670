import { ApolloProvider, useQuery } from '@apollo/client/react';
import { Box, Burger, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useRef, type ComponentType, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { graphql } from '../gql/app';
import type { ViewerQuery } from '../gql/app/graphql';
import { Abilities, type Ability } from '../ui/session/abilities';
import { Brand } from '../ui/components/brand';
import { TimeZone } from '../ui/format';
import { prefetchLater, lazyCode } from '../ui/lazy/lazy-code';
import { Notice } from '../ui/feedback/notice';
import { lazyComponent } from '../ui/lazy/lazy-component';
import { isRetryable, toProblem } from '../ui/feedback/problem';
import { shellTexts as words } from '../ui/texts/shell-texts';
import { useKey } from '../ui/hooks/use-shortcuts';
import { texts } from '../ui/texts/texts';
import { createApollo } from './apollo/apollo';
import { AccountMenu } from './account-menu';
import { OfflineNotice } from './offline-notice';
import { Sidebar } from './sidebar';
import classes from './shell.module.css';
import { useAbilities } from './use-abilities';
import { useEmailChange } from './use-email-change';

const VIEWER = graphql(`
  query Viewer {
    me {
      id
      firstName
      lastName
      fullName
      email
      abilities
      pictureUrl
      deletionDueAt
      twoFactor {
        mustSetUp
      }
      institute {
        id
        name
        timeZone
      }
    }
  }
`);

/** Lazy: few accounts are to be deleted. */
const DeletionNotice = lazy<ComponentType<{ dueAt: string }>>(async () =>
  import('../profile/deletion-notice').then(
    (module) => ({ default: module.DeletionNotice }),
    () => ({ default: () => null }),
  ),
);

/** Lazy: few users have to set it up. */
const TwoFactorRequired = lazy<ComponentType<{ onDone: () => void }>>(
  lazyCode(async () => import('./pages/two-factor-required')),
);

const ShortcutsDialog = lazyComponent(
  async () => (await import('./shortcuts-dialog')).ShortcutsDialog,
);

// A session can end while offline: the log-in page must be loaded by then.
prefetchLater(async () => import('./pages/log-in'));

const MAIN = 'main';

const apollo = createApollo();

/** The staff area. Pages outside of it do not load Apollo. */
export function Component() {
  return (
    <ApolloProvider client={apollo}>
      <Shell />
    </ApolloProvider>
  );
}

/** The top bar with the menu button and the account menu, the sidebar, and the page. */
function Shell() {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [isFolded, { toggle: fold }] = useDisclosure(false);
  const [areShortcutsShown, shortcuts] = useDisclosure(false);
  const { data, error, refetch } = useQuery(VIEWER);
  useEmailChange(data?.me.email);
  const abilities = useAbilities(data?.me);
  const isMissing = error !== undefined && !data && isRetryable(toProblem(error));
  useKey('?', shortcuts.open);
  return (
    <AccountContexts me={data?.me} abilities={abilities}>
      <div
        className={classes.shell}
        data-open={isOpen || undefined}
        data-folded={isFolded || undefined}
      >
        <a className={classes.skip} href={`#${MAIN}`}>
          {texts.common.skipToContent}
        </a>
        <header className={classes.header}>
          <Group h="100%" px="md" justify="space-between" wrap="nowrap">
            <Group gap="sm" wrap="nowrap">
              <Burger
                ref={opener}
                opened={isOpen}
                aria-expanded={isOpen}
                onClick={toggle}
                hiddenFrom="sm"
                size="sm"
                aria-label={words.toggleMenu}
              />
              <Burger
                opened={false}
                aria-expanded={!isFolded}
                onClick={fold}
                visibleFrom="sm"
                size="sm"
                aria-label={words.toggleMenu}
              />
              <Brand />
            </Group>
            <AccountMenu viewer={data?.me ?? null} onShortcuts={shortcuts.open} />
          </Group>
        </header>
        <nav
          className={classes.navbar}
          aria-label={words.menu}
          onKeyDown={({ key }) => {
            if (key !== 'Escape' || !isOpen) return;
            opener.current?.focus();
            close();
          }}
          // The open menu covers the page to which the keyboard focus moves.
          onBlur={({ currentTarget, relatedTarget }) => {
            const isLeft = relatedTarget !== null && !currentTarget.contains(relatedTarget);
            if (isLeft && relatedTarget !== opener.current) close();
          }}
        >
          <Sidebar onNavigate={close} />
          {data && (
            <Text c="dimmed" size="sm" mt="auto" p="xs" style={{ overflowWrap: 'anywhere' }}>
              {data.me.institute.name}
            </Text>
          )}
        </nav>
        <main id={MAIN} tabIndex={-1} className={classes.main}>
          <Box maw={1120} mx="auto">
            <OfflineNotice />
            {isMissing && (
              <Box className={classes.overlay}>
                <Notice
                  tone="warning"
                  title={words.viewerFailed}
                  action={
                    <Button variant="default" onClick={() => void refetch().catch(() => undefined)}>
                      {words.viewerRetry}
                    </Button>
                  }
                >
                  {words.viewerFailedHint}
                </Notice>
              </Box>
            )}
            {data?.me.deletionDueAt && (
              <Box mb="lg">
                <Suspense>
                  <DeletionNotice dueAt={data.me.deletionDueAt} />
                </Suspense>
              </Box>
            )}
            {data?.me.twoFactor.mustSetUp ? (
              <Suspense>
                <TwoFactorRequired onDone={() => void refetch().catch(() => undefined)} />
              </Suspense>
            ) : (
              <Outlet />
            )}
          </Box>
        </main>
      </div>
      <ShortcutsDialog opened={areShortcutsShown} onClose={shortcuts.close} />
    </AccountContexts>
  );
}

/** Provides the account's abilities and time zone to the pages. */
function AccountContexts({
  me,
  abilities,
  children,
}: {
  me: ViewerQuery['me'] | undefined;
  abilities: readonly Ability[] | null;
  children: ReactNode;
}) {
  return (
    <Abilities value={abilities}>
      <TimeZone value={me?.institute.timeZone ?? null}>{children}</TimeZone>
    </Abilities>
  );
}

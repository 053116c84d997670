import { useQuery } from '@apollo/client/react';
import { AppShell, Box, Burger, Button, Group, NavLink, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { graphql } from '../gql/app';
import { Brand } from '../ui/brand';
import { TimeZone } from '../ui/format';
import { HomeIcon, ListIcon, PeopleIcon } from '../ui/icons';
import { Notice } from '../ui/notice';
import { mayPass, problemOf } from '../ui/problem';
import { texts } from '../ui/texts';
import { AccountMenu } from './account-menu';
import classes from './shell.module.css';

const VIEWER = graphql(`
  query Viewer {
    me {
      id
      fullName
      email
      institute {
        id
        name
        timeZone
      }
    }
  }
`);

const MAIN = 'main';

/** The staff area: top bar with the menu's switch and the account, sidebar, and the page. */
export function Component() {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const [isFolded, { toggle: fold }] = useDisclosure(false);
  const { data, error, refetch } = useQuery(VIEWER);
  const isMissing = error !== undefined && !data && mayPass(problemOf(error));
  useEffect(() => {
    // A session can end when the line is down: the way out must be here by then.
    import('./pages/log-in').catch(() => undefined);
  }, []);
  return (
    <TimeZone value={data?.me.institute.timeZone ?? null}>
      <AppShell
        header={{ height: 60 }}
        navbar={{
          width: 232,
          breakpoint: 'sm',
          collapsed: { mobile: !isOpen, desktop: isFolded },
        }}
        padding={{ base: 'md', sm: 'xl' }}
      >
        <a className={classes.skip} href={`#${MAIN}`}>
          {texts.common.skipToContent}
        </a>
        <AppShell.Header className={classes.bar}>
          <Group h="100%" px="md" justify="space-between" wrap="nowrap">
            <Group gap="sm" wrap="nowrap">
              <Burger
                opened={isOpen}
                onClick={toggle}
                hiddenFrom="sm"
                size="sm"
                aria-label={texts.shell.toggleMenu}
              />
              <Burger
                opened={false}
                aria-expanded={!isFolded}
                onClick={fold}
                visibleFrom="sm"
                size="sm"
                aria-label={texts.shell.toggleMenu}
              />
              <Brand />
            </Group>
            <AccountMenu name={data?.me.fullName} email={data?.me.email} />
          </Group>
        </AppShell.Header>
        <AppShell.Navbar className={classes.bar} p="sm" aria-label={texts.shell.menu}>
          <Navigation onNavigate={close} />
          {data && (
            <Text c="dimmed" size="sm" mt="auto" p="xs" style={{ overflowWrap: 'anywhere' }}>
              {data.me.institute.name}
            </Text>
          )}
        </AppShell.Navbar>
        <AppShell.Main id={MAIN} tabIndex={-1} className={classes.main}>
          <Box maw={1120} mx="auto">
            {isMissing && (
              <Box mb="lg">
                <Notice
                  tone="warning"
                  title={texts.shell.viewerFailed}
                  action={
                    <Button variant="default" onClick={() => void refetch().catch(() => undefined)}>
                      {texts.shell.viewerRetry}
                    </Button>
                  }
                >
                  {texts.shell.viewerFailedHint}
                </Notice>
              </Box>
            )}
            <Outlet />
          </Box>
        </AppShell.Main>
      </AppShell>
    </TimeZone>
  );
}

function Navigation({ onNavigate }: { onNavigate: () => void }) {
  const { pathname } = useLocation();
  // The same page by two names (decision 1).
  const current = pathname === '/all-quizes' ? '/all-quizzes' : pathname;
  const entries = [
    { to: '/navigation/create-exam', label: texts.shell.dashboard, icon: <HomeIcon /> },
    { to: '/all-quizzes', label: texts.shell.allQuizzes, icon: <ListIcon /> },
    { to: '/navigation/class-lists', label: texts.shell.classLists, icon: <PeopleIcon /> },
  ];
  return entries.map(({ to, label, icon }) => (
    <NavLink
      key={to}
      component={Link}
      to={to}
      label={label}
      leftSection={icon}
      active={current === to}
      aria-current={current === to ? 'page' : undefined}
      onClick={onNavigate}
      variant="light"
      className={classes.entry}
    />
  ));
}

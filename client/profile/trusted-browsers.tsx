import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text, Title } from '@mantine/core';
import { graphql } from '../gql/profile';
import { accountTexts } from '../ui/account-texts';
import { CardTable } from '../ui/card-table';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useFormatTime } from '../ui/format';
import { twoFactorTexts } from '../ui/two-factor-texts';
import { useConfirmed } from '../ui/use-confirmed';
import { deviceOf } from './device';
import type { TrustedBrowser } from './sessions.query';

const FORGET = graphql(`
  mutation ForgetTrustedBrowser($id: ID!) {
    forgetTrustedBrowser(id: $id)
  }
`);

const { trusted: words } = twoFactorTexts;
const { columns } = accountTexts.sessions;

interface TrustedBrowsersProps {
  browsers: readonly TrustedBrowser[];
  /** The line, and the button in it, are to go. */
  onForgotten: () => Promise<void>;
}

/** Browsers that are not asked for a second factor; nothing where there is none. */
export function TrustedBrowsers({ browsers, onForgotten }: TrustedBrowsersProps) {
  const formatTime = useFormatTime();
  const [forget] = useMutation(FORGET);
  const { chosen, choose, asked } = useConfirmed<TrustedBrowser>({
    work: async ({ id }) => forget({ variables: { id } }),
    said: () => words.forgotten,
    onDone: onForgotten,
  });
  if (browsers.length === 0) return null;
  return (
    <Stack>
      <Title order={2}>{words.heading}</Title>
      <Text>{words.lead}</Text>
      <CardTable label={words.heading} columns={Object.values(columns)}>
        {browsers.map((browser) => (
          <tr key={browser.id}>
            <td data-label={columns.device} title={browser.userAgent}>
              {deviceOf(browser.userAgent)}
            </td>
            <td data-label={columns.address}>
              <bdi>{browser.clientAddress}</bdi>
            </td>
            <td data-label={columns.since}>{formatTime(browser.createdAt)}</td>
            <td data-label={columns.until}>{formatTime(browser.expiresAt)}</td>
            <td data-label={columns.actions}>
              <Button
                variant="default"
                size="xs"
                aria-label={words.forgetNamed(
                  deviceOf(browser.userAgent),
                  formatTime(browser.createdAt),
                )}
                onClick={() => choose(browser)}
              >
                {words.forget}
              </Button>
            </td>
          </tr>
        ))}
      </CardTable>
      <ConfirmDialog
        {...asked}
        title={words.forgetTitle(deviceOf(chosen?.userAgent ?? ''))}
        hint={words.forgetHint}
        confirm={words.forget}
      />
    </Stack>
  );
}

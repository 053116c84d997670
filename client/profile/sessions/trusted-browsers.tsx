import { useMutation } from '@apollo/client/react';
import { Stack, Text, Title } from '@mantine/core';
import { graphql } from '../../gql/profile';
import { RecordTable } from '../../ui/components/record-table';
import { ConfirmDialog } from '../../ui/components/confirm-dialog';
import { useFormatTime } from '../../ui/format';
import { twoFactorTexts } from '../../ui/texts/account/two-factor-texts';
import { useConfirmedAction } from '../../ui/feedback/use-confirmed-action';
import { deviceOf } from './device';
import { deviceColumns, DeviceRow } from './device-row';
import type { TrustedBrowser } from './sessions.query';

const FORGET = graphql(`
  mutation ForgetTrustedBrowser($id: ID!) {
    forgetTrustedBrowser(id: $id) {
      id
    }
  }
`);

const { trusted: words } = twoFactorTexts;

interface TrustedBrowsersProps {
  browsers: readonly TrustedBrowser[];
  /** Called when a browser was forgotten; its row and button disappear. */
  onForgotten: () => Promise<void>;
}

/** Browsers that skip the second factor; renders nothing when there are none. */
export function TrustedBrowsers({ browsers, onForgotten }: TrustedBrowsersProps) {
  const formatTime = useFormatTime();
  const [forget] = useMutation(FORGET);
  const { chosen, choose, dialogProps } = useConfirmedAction<TrustedBrowser>({
    work: async ({ id }) => forget({ variables: { id } }),
    doneMessage: () => words.forgotten,
    onDone: onForgotten,
  });
  if (browsers.length === 0) return null;
  return (
    <Stack>
      <Title order={2}>{words.heading}</Title>
      <Text>{words.lead}</Text>
      <RecordTable label={words.heading} columns={deviceColumns}>
        {browsers.map((browser) => (
          <DeviceRow
            key={browser.id}
            device={browser}
            until={formatTime(browser.expiresAt)}
            action={{
              verb: words.forget,
              named: words.forgetNamed,
              onClick: () => choose(browser),
            }}
          />
        ))}
      </RecordTable>
      <ConfirmDialog
        {...dialogProps}
        title={words.forgetTitle(deviceOf(chosen?.userAgent ?? ''))}
        hint={words.forgetHint}
        confirm={words.forget}
      />
    </Stack>
  );
}

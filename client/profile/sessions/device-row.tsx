import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { accountTexts } from '../../ui/texts/account/account-texts';
import { useFormatTime } from '../../ui/format';
import { deviceOf } from './device';

const { columns } = accountTexts.sessions;

/** The columns of the tables of browsers and programs. */
export const deviceColumns = Object.values(columns);

interface DeviceRowProps {
  device: { userAgent: string; clientAddress: string; createdAt: string };
  until: string;
  /** Shown beside the name. */
  badge?: ReactNode;
  /** Shown below the name. */
  note?: ReactNode;
  /** Omitted when there is no action. */
  action?: {
    verb: string;
    /** The accessible name of the button. */
    named: (device: string, since: string) => string;
    onClick: () => void;
  };
}

/** A row for a browser or program with access to the account. */
export function DeviceRow({ device, until, badge, note, action }: DeviceRowProps) {
  const formatTime = useFormatTime();
  const name = deviceOf(device.userAgent);
  const since = formatTime(device.createdAt);
  return (
    <tr>
      <td data-cell="main">
        <Text component="span" fw={600} title={device.userAgent}>
          {name}
        </Text>{' '}
        {badge}
        {note}
      </td>
      <td data-cell="plain">
        <bdi>{device.clientAddress}</bdi>
      </td>
      <td data-label={columns.since}>{since}</td>
      <td data-label={columns.until}>{until}</td>
      <td data-cell="side">
        {action && (
          <Button
            variant="default"
            size="xs"
            aria-label={action.named(name, since)}
            onClick={action.onClick}
          >
            {action.verb}
          </Button>
        )}
      </td>
    </tr>
  );
}

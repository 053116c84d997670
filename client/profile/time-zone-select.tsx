import { Group, Select, Text, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { accountTexts } from '../ui/texts/account/account-texts';
import { searchZones } from './time-zone-search';
import { formatOffset, formatTimeIn, timeZones } from './time-zones';
import { useMinute } from './use-minute';

const { profile: words } = accountTexts;
/** The number of listed zones; typing filters them. */
const MAX_SHOWN = 60;

interface TimeZoneSelectProps extends SelectProps {
  value?: string;
  /** The current zone. */
  stored: string;
}

/** A searchable list of all time zones with their current time. */
export function TimeZoneSelect({ stored, ...input }: TimeZoneSelectProps) {
  const now = useMinute();
  const data = useMemo(() => timeZones(stored), [stored]);
  return (
    <Select
      label={words.timeZone}
      description={
        input.value && words.zoneNow(formatOffset(input.value, now), formatTimeIn(input.value, now))
      }
      data={data}
      searchable
      allowDeselect={false}
      limit={MAX_SHOWN}
      nothingFoundMessage={words.noZone}
      filter={({ search, limit }) => searchZones(data, search, now).slice(0, limit)}
      renderOption={({ option }) => (
        <Group justify="space-between" gap="xs" w="100%">
          {option.label}
          <Text component="span" size="sm" c="dimmed">
            {formatOffset(option.value, now)}, {formatTimeIn(option.value, now)}
          </Text>
        </Group>
      )}
      {...input}
    />
  );
}

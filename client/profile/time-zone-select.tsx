import { Group, Select, Text, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { accountTexts } from '../ui/texts/account-texts';
import { isMeant, timeIn, timeZones } from './time-zones';
import { useMinute } from './use-minute';

const { profile: words } = accountTexts;
/** More than anybody reads; typing narrows them. */
const MAX_SHOWN = 60;

interface TimeZoneSelectProps extends SelectProps {
  value?: string;
  /** The one in use. */
  stored: string;
}

/** All time zones, to be searched, with what time it is there. */
export function TimeZoneSelect({ stored, ...input }: TimeZoneSelectProps) {
  const now = useMinute();
  const data = useMemo(() => timeZones(stored), [stored]);
  return (
    <Select
      label={words.timeZone}
      description={input.value && words.nowThere(timeIn(input.value, now))}
      data={data}
      searchable
      allowDeselect={false}
      limit={MAX_SHOWN}
      nothingFoundMessage={words.noZone}
      filter={({ options, search, limit }) =>
        options
          .filter((option) => 'value' in option && isMeant(option.label, search))
          .slice(0, limit)
      }
      renderOption={({ option }) => (
        <Group justify="space-between" gap="xs" w="100%">
          {option.label}
          <Text component="span" size="sm" c="dimmed">
            {timeIn(option.value, now)}
          </Text>
        </Group>
      )}
      {...input}
    />
  );
}

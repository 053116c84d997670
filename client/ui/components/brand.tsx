import { Group, Text } from '@mantine/core';
import { texts } from '../texts/texts';
import classes from './brand.module.css';

/** The logo (a paper with a tick) and the name. */
export function Brand() {
  return (
    <Group gap="xs" wrap="nowrap">
      <img src="/favicon.svg" alt="" width={28} height={28} />
      <Text fw={700} fz="lg" lh={1} className={classes.name}>
        {texts.brand}
      </Text>
    </Group>
  );
}

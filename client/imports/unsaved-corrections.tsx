import { Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { formatNumber } from '../ui/format';
import { repairTexts as words } from '../ui/texts/repair-texts';
import type { Corrections } from './corrections';
import classes from './refused-rows.module.css';

/**
 * Shows the corrections of rows that another import has taken over, so that the user can copy them.
 * They cannot be moved there automatically, because those rows may no longer be refused.
 */
export function UnsavedCorrections({ corrections }: { corrections: Corrections }) {
  const heading = useId();
  const rows = Object.entries(corrections);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Stack gap="sm">
        <div>
          <Title order={3} id={heading}>
            {words.typed}
          </Title>
          <Text size="sm" c="dimmed">
            {words.typedLead}
          </Text>
        </div>
        {rows.map(([row, cells]) => (
          <div key={row}>
            <Text fw={600}>{words.row(formatNumber(Number(row)))}</Text>
            <dl className={classes.others}>
              {Object.entries(cells).map(([column, text]) => (
                <div key={column} style={{ display: 'contents' }}>
                  <dt>{column}</dt>
                  <dd dir="auto" className={classes.typed}>
                    {text === '' ? words.blank : text}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </Stack>
    </section>
  );
}

import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { examPath } from '../../ui/exam-paths';
import { auditTexts as words } from '../../ui/texts/account/audit-texts';
import { RecordTable } from '../../ui/components/record-table';
import { useFormatTime } from '../../ui/format';
import type { AuditEntry } from './audit-log.query';

const { columns } = words;
const ISO = /^\d{4}-\d\d-\d\dT/;

/** The audit entries as sentences. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const formatTime = useFormatTime();
  return (
    <RecordTable label={words.table} columns={Object.values(columns)}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td data-cell="plain">{formatTime(entry.at)}</td>
          <td data-cell="plain">
            <bdi>{entry.actorName ?? words.nobody}</bdi>
          </td>
          <td data-cell="main">
            <Description entry={entry} />
          </td>
          <td data-cell="plain">
            {entry.quizTitle !== null && (
              <Anchor component={Link} to={examPath(entry.quizId ?? '')}>
                <bdi>{entry.quizTitle}</bdi>
              </Anchor>
            )}
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

function Description({ entry: { action, about, count, details, reason } }: { entry: AuditEntry }) {
  const formatTime = useFormatTime();
  const shown = (name: string, value: string | null | undefined): string => {
    if (value == null) return words.none;
    return words.values[name]?.[value] ?? (ISO.test(value) ? formatTime(value) : value);
  };
  const value = (name: string): string =>
    details.find((detail) => detail.name === name)?.value ?? '';
  return (
    <Stack gap={2}>
      <bdi>{words.sentences[action]({ about: about ?? '', count, value })}</bdi>
      {details
        .filter(({ isChange }) => isChange)
        .map(({ name, from, to }) => (
          <Text key={name} size="sm" c="dimmed">
            <bdi>{words.change(words.names[name] ?? name, shown(name, from), shown(name, to))}</bdi>
          </Text>
        ))}
      {action === 'TIMES_DOUBTED' &&
        details
          .filter(({ isChange }) => !isChange)
          .map(({ name, value: time }) => (
            <Text key={name} size="sm" c="dimmed">
              {words.value(words.names[name] ?? name, shown(name, time))}
            </Text>
          ))}
      {details.map(({ name, value: noted }) => {
        const note = words.notes[name]?.[noted ?? ''];
        return (
          note !== undefined && (
            <Text key={name} size="sm" c="dimmed">
              {note}
            </Text>
          )
        );
      })}
      {reason !== null && (
        <Text size="sm" c="dimmed">
          <bdi>{words.because(reason)}</bdi>
        </Text>
      )}
    </Stack>
  );
}

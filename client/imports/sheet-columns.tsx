import { Anchor, Group, List, Stack, Text } from '@mantine/core';
import type { QuestionKind } from '../gql/imports/graphql';
import { importTexts as words } from '../ui/texts/import-texts';

/** The server makes them of what a kind says of itself. */
const FILES: Record<QuestionKind, string> = {
  MCQ: '/templates/mcq',
  DESCRIPTIVE: '/templates/descriptive',
};

/** How a spreadsheet has to look: its columns, one to begin with, a page to read (section 2). */
export function SheetColumns({ kind }: { kind: QuestionKind }) {
  const columns: readonly { name: string; optional?: boolean; hint?: string }[] =
    words.columns[kind];
  const { sheet, instructions } = words.templates[kind];
  return (
    <Stack gap="sm">
      <div>
        <Text size="sm">{words.columnsLead}</Text>
        <List size="sm" mt={4}>
          {columns.map(({ name, optional, hint }) => (
            <List.Item key={name}>
              <strong>{name}</strong>
              {hint && `: ${hint}`}
              {optional && ` (${words.optional})`}
            </List.Item>
          ))}
        </List>
      </div>
      <Group gap="lg">
        <Anchor href={`${FILES[kind]}.xlsx`} download>
          {sheet}
        </Anchor>
        <Anchor href={`${FILES[kind]}.pdf`} target="_blank" rel="noreferrer">
          {instructions}
        </Anchor>
      </Group>
    </Stack>
  );
}

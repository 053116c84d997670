import { Anchor, Group, List, Stack, Text } from '@mantine/core';
import type { QuestionKind } from '../gql/imports/graphql';
import { importTexts as words } from '../ui/texts/import-texts';

/** The server generates these files from the definition of each kind. */
const FILES: Record<QuestionKind, string> = {
  MCQ: '/templates/mcq',
  DESCRIPTIVE: '/templates/descriptive',
};

/** The required columns, a template, and instructions (docs/specification.md, section 2). */
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

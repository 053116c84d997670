import { ActionIcon, Group, Text } from '@mantine/core';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import { texts } from './texts';

interface PagingProps {
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
}

/** 'page / total pages' with a step back and a step forward (specification, section 2). */
export function Paging({ page, totalPages, onChange }: PagingProps) {
  if (totalPages <= 1) return null;
  return (
    <Group
      component="nav"
      aria-label={texts.common.pageOf(page, totalPages)}
      gap="xs"
      justify="center"
    >
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={texts.common.previous}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <ChevronLeftIcon />
      </ActionIcon>
      <Text aria-live="polite" miw={72} ta="center">
        {texts.common.pageOf(page, totalPages)}
      </Text>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={texts.common.next}
        disabled={page >= totalPages}
        onClick={() => onChange(page + 1)}
      >
        <ChevronRightIcon />
      </ActionIcon>
    </Group>
  );
}

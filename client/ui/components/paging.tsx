import { ActionIcon, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import { texts } from '../texts/texts';

interface PagingProps {
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
}

/** 'page / total pages' with a previous and a next button (docs/specification.md, section 2). */
export function Paging({ page, totalPages, onChange }: PagingProps) {
  if (totalPages <= 1) return null;
  return (
    <Group
      component="nav"
      aria-label={texts.common.pageOf(page, totalPages)}
      gap="xs"
      justify="center"
    >
      <Step
        label={texts.common.previous}
        isEnd={page <= 1}
        icon={<ChevronLeftIcon />}
        onClick={() => onChange(page - 1)}
      />
      <Text aria-live="polite" miw={72} ta="center">
        {texts.common.pageOf(page, totalPages)}
      </Text>
      <Step
        label={texts.common.next}
        isEnd={page >= totalPages}
        icon={<ChevronRightIcon />}
        onClick={() => onChange(page + 1)}
      />
    </Group>
  );
}

interface StepProps {
  label: string;
  /** There is no page in this direction. */
  isEnd: boolean;
  icon: ReactNode;
  onClick: () => void;
}

/** At the end it is only aria-disabled: a disabled button would lose the focus. */
function Step({ label, isEnd, icon, onClick }: StepProps) {
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={label}
      aria-disabled={isEnd}
      mod={{ disabled: isEnd }}
      onClick={isEnd ? undefined : onClick}
    >
      {icon}
    </ActionIcon>
  );
}

import { ActionIcon, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import { texts } from '../texts/texts';

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
  /** There is no page that way. */
  isEnd: boolean;
  icon: ReactNode;
  onClick: () => void;
}

/** At its end it keeps the focus: a button that is really disabled loses it to nowhere. */
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

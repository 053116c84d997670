import { Stack, type StackProps } from '@mantine/core';
import { texts } from './texts';

/** Stands where what is being fetched will. Its children are for the eyes: screen readers say "Loading...". */
export function Loading(props: StackProps) {
  return <Stack role="status" aria-busy="true" aria-label={texts.common.loading} {...props} />;
}

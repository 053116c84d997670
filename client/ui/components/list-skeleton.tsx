import { Paper, Skeleton } from '@mantine/core';
import { Loading } from './loading';

interface ListSkeletonProps {
  /** As many as to expect; a dialog shrinks and grows with them, and moves by that. */
  rows?: number;
}

/** A placeholder for the rows of a list. */
export function ListSkeleton({ rows = 10 }: ListSkeletonProps) {
  return (
    <Loading>
      <Paper withBorder p="md">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height={28} my="md" />
        ))}
      </Paper>
    </Loading>
  );
}

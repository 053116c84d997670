import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { AdjustmentFieldsFragment } from '../../gql/exams/graphql';
import { Dialog } from '../../ui/components/dialog';
import { DialogActions } from '../../ui/components/dialog-actions';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { ErrorState } from '../../ui/feedback/states';
import { useAction } from '../../ui/feedback/use-action';
import { adjustmentTexts as words } from '../../ui/texts/adjustment-texts';
import { texts } from '../../ui/texts/texts';
import { AdjustmentEffect } from './adjustment-effect';
import { adjustmentSentence } from './adjustment-sentence';
import { UNDO_ADJUSTMENT, UNDOING_PREVIEW } from './adjustments.query';

interface UndoAdjustmentProps {
  adjustment: AdjustmentFieldsFragment;
  onClose: () => void;
  onUndone: () => void;
}

/** Says what undoing an adjustment does, and asks. */
export function UndoAdjustment({ adjustment, onClose, onUndone }: UndoAdjustmentProps) {
  const { id } = adjustment;
  const { data, error, loading, refetch } = useQuery(UNDOING_PREVIEW, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [undo] = useMutation(UNDO_ADJUSTMENT);
  const { isBusy, act } = useAction();
  const effect = data?.undoAdjustmentPreview;
  const confirm = async (stamp: string): Promise<void> => {
    const isDone = await act(() => undo({ variables: { input: { id, stamp } } }), words.undone);
    if (isDone) onUndone();
    else ignoreErrors(refetch());
  };
  return (
    <Dialog opened title={words.undoTitle} onClose={onClose}>
      <Stack>
        <Text fw={700}>{adjustmentSentence(adjustment)}</Text>
        {adjustment.reason !== null && <Text dir="auto">{adjustment.reason}</Text>}
        <Text>{words.undoingTitle}</Text>
        {error && (
          <ErrorState
            title={words.previewFailed}
            error={error}
            onRetry={() => ignoreErrors(refetch())}
          />
        )}
        {effect ? <AdjustmentEffect effect={effect} /> : !error && <Skeleton h={120} />}
        <DialogActions>
          <Button variant="default" data-autofocus onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button
            disabled={!effect || loading}
            loading={isBusy}
            onClick={() => effect && void confirm(effect.stamp)}
          >
            {words.undo}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

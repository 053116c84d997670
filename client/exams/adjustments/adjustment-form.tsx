import { useApolloClient, useMutation } from '@apollo/client/react';
import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdjustmentEffectFragment, AdjustmentValueInput } from '../../gql/exams/graphql';
import { LeaveGuard } from '../../ui/drafts/leave-guard';
import { examPath } from '../../ui/exam-paths';
import { Notice } from '../../ui/feedback/notice';
import { problemMessage, toProblem } from '../../ui/feedback/problem';
import { toast } from '../../ui/feedback/toasts';
import { adjustmentTexts as words } from '../../ui/texts/adjustment-texts';
import { GrowingTextarea } from '../../ui/components/growing-textarea';
import {
  adjustmentValidation,
  EMPTY_DRAFT,
  MAX_REASON,
  reasonError,
  toAdjustmentInput,
  type AdjustmentDraft,
} from './adjustment-draft';
import { useExam } from '../exam.query';
import { AdjustmentEffect } from './adjustment-effect';
import { AdjustmentFields } from './adjustment-fields';
import { ADJUSTMENT_PREVIEW, MAKE_ADJUSTMENT } from './adjustments.query';

/** What is applied is what the preview is of. */
interface Previewed {
  input: AdjustmentValueInput;
  effect: AdjustmentEffectFragment;
}

interface AdjustmentFormProps {
  quizId: string;
  /** The only result that is adjusted; null: all. */
  only: { attemptId: string; name: string } | null;
  onMade: () => void;
}

/** Changes results after the exam. What it would do is looked at before. */
export function AdjustmentForm({ quizId, only, onMade }: AdjustmentFormProps) {
  const apollo = useApolloClient();
  const { data: exam } = useExam(quizId);
  const [make] = useMutation(MAKE_ADJUSTMENT);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useForm<AdjustmentDraft>({
    initialValues: EMPTY_DRAFT,
    validate: adjustmentValidation,
    // Another value does something else; another reason does not.
    onValuesChange: (values, before) => {
      if (values.reason === before.reason) setPreviewed(null);
    },
  });
  const section = useRef<HTMLDivElement>(null);
  // The preview may be below the screen.
  useEffect(() => section.current?.focus(), [previewed]);
  const input = () => toAdjustmentInput(form.getValues(), quizId, only?.attemptId ?? null);
  const look = async (): Promise<void> => {
    const asked = input();
    const { data } = await apollo.query({
      query: ADJUSTMENT_PREVIEW,
      variables: { input: asked },
      fetchPolicy: 'network-only',
    });
    // What was typed meanwhile would do something else.
    if (!data || JSON.stringify(asked) !== JSON.stringify(input())) return;
    setPreviewed({ input: asked, effect: data.adjustmentPreview });
  };
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const problem = toProblem(error);
      setFailure(problemMessage(problem));
      if (problem.code === 'PREVIEW_OUTDATED') {
        setFailure(words.outdated);
        await look().catch(() => setPreviewed(null));
      }
    } finally {
      setBusy(false);
    }
  };
  const apply = async ({ input: value, effect }: Previewed): Promise<void> => {
    const error = reasonError(form.getValues());
    if (error) form.setFieldError('reason', error);
    if (error) return form.getInputNode('reason')?.focus();
    await run(async () => {
      const { reason } = form.getValues();
      const sent = { ...value, reason: reason.trim(), stamp: effect.stamp };
      await make({ variables: { input: sent } });
      form.reset();
      setPreviewed(null);
      toast('success', only ? words.applied : words.started);
      onMade();
    });
  };
  return (
    <Paper withBorder p="md">
      {form.isDirty() && (
        <LeaveGuard title={words.leaveTitle} hint={words.leaveHint} leave={words.leave} />
      )}
      <form onSubmit={form.onSubmit(() => void run(look))} noValidate>
        <Stack>
          <Text>{words.lead}</Text>
          <For quizId={quizId} only={only} />
          <AdjustmentFields form={form} passMark={exam?.exam.rules.passMark ?? null} />
          <GrowingTextarea
            label={words.reason}
            description={words.reasonHint}
            minRows={2}
            maxLength={2 * MAX_REASON}
            {...form.getInputProps('reason')}
          />
          {failure && <Notice tone="failure">{failure}</Notice>}
          <Group>
            <Button type="submit" variant={previewed ? 'default' : 'filled'} loading={isBusy}>
              {words.preview}
            </Button>
          </Group>
          {previewed && (
            <Stack
              component="section"
              gap="sm"
              aria-label={words.previewTitle}
              ref={section}
              tabIndex={-1}
            >
              <Text fw={700}>{words.previewTitle}</Text>
              <AdjustmentEffect
                effect={previewed.effect}
                action={
                  <Group>
                    <Button loading={isBusy} onClick={() => void apply(previewed)}>
                      {words.apply}
                    </Button>
                  </Group>
                }
              />
            </Stack>
          )}
        </Stack>
      </form>
    </Paper>
  );
}

/** Whose results are adjusted. */
function For({ quizId, only }: Pick<AdjustmentFormProps, 'quizId' | 'only'>) {
  return (
    <Text>
      {words.who}: <strong>{only ? words.one(only.name) : words.all}</strong>
      <br />
      {only ? (
        <Anchor component={Link} to={examPath(quizId, 'adjustments')}>
          {words.forAll}
        </Anchor>
      ) : (
        <Text span size="sm">
          {words.forOneHint}
        </Text>
      )}
    </Text>
  );
}

import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { use, useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { examTexts } from '../ui/exam-texts';
import { TimeZone } from '../ui/format';
import { LeaveGuard } from '../ui/leave-guard';
import { problemOf, sentenceOf } from '../ui/problem';
import { toast } from '../ui/toasts';
import { useExam } from './exam.query';
import { refuseHalfTyped } from './half-typed';
import { ListSkeleton } from './list-skeleton';
import { rulesChecks } from './rules-checks';
import { draftOf, mergeDrafts, type RulesDraft, type StaleField } from './rules-draft';
import { RulesFields } from './rules-fields';
import { StaleNotice } from './stale-notice';
import { useSaveRules, type Read } from './use-save-rules';
import classes from './rules-page.module.css';

const { rules: words } = examTexts;

/** How the exam is given. */
export function RulesPage() {
  const { id = '' } = useParams();
  const { data } = useExam(id);
  const timeZone = use(TimeZone);
  // The zone comes by a request of its own; times are read in it from the start.
  if (!data || timeZone === null) return <ListSkeleton />;
  return <RulesForm read={data} zone={timeZone} />;
}

function RulesForm({ read, zone }: { read: Read; zone: string }) {
  // What the form was filled from: a later reading must not change what is being typed.
  const [base, setBase] = useState(read);
  const [timeZone] = useState(zone);
  const [stale, setStale] = useState<StaleField[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const saving = useSaveRules(timeZone);
  const form = useForm<RulesDraft>({
    initialValues: draftOf(base.exam.rules, base.quiz, timeZone),
    validate: rulesChecks(base.exam.rules, timeZone),
    validateInputOnBlur: true,
  });
  useAnchor();

  /** Begins anew from what was read, with other values if there are some that are not saved. */
  const fill = (from: Read, values?: RulesDraft): void => {
    const stored = draftOf(from.exam.rules, from.quiz, timeZone);
    setBase(from);
    form.setInitialValues(stored);
    form.setValues(values ?? stored);
    form.resetDirty(stored);
    form.clearErrors();
  };

  const takeUp = async (from: Read, mine: RulesDraft): Promise<void> => {
    const now = await saving.read(from.quiz.id);
    const theirs = draftOf(now.exam.rules, now.quiz, timeZone);
    const { merged, stale: changed } = mergeDrafts(
      draftOf(from.exam.rules, from.quiz, timeZone),
      mine,
      theirs,
    );
    fill(now, merged);
    setStale(changed);
  };

  const save = async (draft: RulesDraft): Promise<void> => {
    setBusy(true);
    let from = base;
    const keepMinutes = (stored: Read): void => {
      from = stored;
      fill(stored, draft);
    };
    try {
      fill(await saving.save(base, draft, keepMinutes));
      setStale(null);
      toast('success', words.saved);
    } catch (error) {
      const problem = problemOf(error);
      for (const { path, message } of problem.fields)
        form.setFieldError(path.replace(/^input\./, ''), message);
      if (problem.code === 'STALE_VERSION') await takeUp(from, draft).catch(() => undefined);
      else toast('failure', sentenceOf(problem));
    } finally {
      setBusy(false);
    }
  };

  const submit = form.onSubmit(
    (draft) => void save(draft),
    () => toast('warning', words.invalid),
  );

  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (refuseHalfTyped(form, event.currentTarget)) {
          event.preventDefault();
          toast('warning', words.invalid);
        } else submit(event);
      }}
    >
      <Stack gap="lg">
        {stale && (
          <StaleNotice
            stale={stale}
            onTakeTheirs={() => {
              fill(base);
              setStale(null);
            }}
          />
        )}
        <RulesFields form={form} timeZone={timeZone} />
        <Paper withBorder p="sm" className={classes.bar}>
          <Group justify="space-between">
            <Text c="dimmed" role="status">
              {form.isDirty() ? words.changed : words.unchanged}
            </Text>
            <Group gap="sm">
              {form.isDirty() && (
                <Button variant="default" onClick={() => fill(base)}>
                  {words.discard}
                </Button>
              )}
              <Button type="submit" loading={isBusy}>
                {words.save}
              </Button>
            </Group>
          </Group>
        </Paper>
      </Stack>
      {form.isDirty() && (
        <LeaveGuard title={words.leaveTitle} hint={words.leaveHint} leave={words.leaveAnyway} />
      )}
    </form>
  );
}

/** A finding leads to the field it is about. */
function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const field = document.getElementById(hash.slice(1));
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [hash]);
}

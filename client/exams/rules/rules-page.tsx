import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ChangesGuard } from '../../ui/drafts/changes-guard';
import { examTexts } from '../../ui/texts/exam-texts';
import { TimeZone } from '../../ui/format';
import { KeptChanges } from '../../ui/drafts/kept-changes';
import { useKeepDraft, useStoredDraft } from '../../ui/drafts/use-stored-draft';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { problemOf, sentenceOf } from '../../ui/feedback/problem';
import { differ, joinDrafts, type StaleField } from '../../ui/drafts/stale-draft';
import { toast } from '../../ui/feedback/toasts';
import { useExam } from '../exam.query';
import { refuseHalfTyped } from '../half-typed';
import { rulesChecks } from './rules-checks';
import { draftOf, type RulesDraft } from './rules-draft';
import { RulesFields } from './rules-fields';
import { StaleRules } from './stale-rules';
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
  const [isBusy, setBusy] = useState(false);
  const saving = useSaveRules(timeZone);
  const stored = draftOf(base.exam.rules, base.quiz, timeZone);
  const { joined, name } = useKeptRules(base.quiz.id, stored);
  const [isKept, setKept] = useState(joined !== null && differ(stored, joined.merged));
  const [stale, setStale] = useState(joined && joined.stale.length > 0 ? joined.stale : null);
  const form = useForm<RulesDraft>({
    initialValues: joined?.merged ?? stored,
    validate: rulesChecks(base.exam.rules, timeZone),
    validateInputOnBlur: true,
  });
  const begin = useEffectEvent(() => {
    // What was kept is not saved yet.
    if (joined) form.resetDirty(stored);
  });
  useEffect(() => begin(), []);
  useKeepDraft(name, () => (form.isDirty() ? { was: stored, mine: form.getValues() } : null));
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

  /** Joins what is stored by now with what is typed by now. */
  const takeUp = async (from: Read): Promise<{ now: Read; changed: StaleField<RulesDraft>[] }> => {
    const now = await saving.read(from.quiz.id);
    const { merged, stale: changed } = joinDrafts(
      draftOf(from.exam.rules, from.quiz, timeZone),
      form.getValues(),
      draftOf(now.exam.rules, now.quiz, timeZone),
    );
    fill(now, merged);
    return { now, changed };
  };

  /** What is typed while this is under way stays, and is not saved. */
  const store = async (from: Read, draft: RulesDraft): Promise<void> => {
    let reached = from;
    const keepMinutes = (stored: Read): void => {
      reached = stored;
      fill(stored, form.getValues());
    };
    try {
      const stored = await saving.save(from, draft, keepMinutes);
      const said = draftOf(stored.exam.rules, stored.quiz, timeZone);
      fill(stored, joinDrafts(draft, form.getValues(), said).merged);
      setStale(null);
      setKept(false);
      toast('success', words.saved);
    } catch (error) {
      if (problemOf(error).code !== 'STALE_VERSION') throw error;
      const { now, changed } = await takeUp(reached);
      // Its title or status, say: nothing that this form would overwrite.
      if (changed.length === 0) await store(now, draft);
      else setStale(changed);
    }
  };

  /** Lets all go that was changed here; what was pressed for it is gone, too. */
  const discard = (): void => {
    fill(base);
    setStale(null);
    setKept(false);
    leadTo('opensAt');
  };

  const save = async (draft: RulesDraft): Promise<void> => {
    setBusy(true);
    try {
      await store(base, draft);
    } catch (error) {
      const problem = problemOf(error);
      const faults = problem.fields.map(({ path, message }) => ({
        rule: path.replace(/^input\./, ''),
        message,
      }));
      for (const { rule, message } of faults) form.setFieldError(rule, message);
      toast('failure', sentenceOf(problem));
      leadTo(faults[0]?.rule);
    } finally {
      setBusy(false);
    }
  };

  const submit = form.onSubmit(
    (draft) => void save(draft),
    (errors) => {
      toast('warning', words.invalid);
      leadTo(Object.keys(errors)[0]);
    },
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
        {isKept && form.isDirty() && <KeptChanges onDiscard={discard} />}
        {stale && (
          <StaleRules stale={stale} now={stored} rules={base.exam.rules} onTakeTheirs={discard} />
        )}
        <RulesFields form={form} timeZone={timeZone} />
        <Paper withBorder p="sm" className={classes.bar}>
          <Group justify="space-between">
            <Text c="dimmed" role="status">
              {form.isDirty() ? words.changed : words.unchanged}
            </Text>
            <Group gap="sm">
              {form.isDirty() && (
                <Button variant="default" onClick={discard}>
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
      {form.isDirty() && <ChangesGuard title={words.leaveTitle} />}
    </form>
  );
}

/** What was typed when the last session ended, joined with what is stored by now; nothing: null. */
function useKeptRules(quizId: string, stored: RulesDraft) {
  const name = `rules ${quizId}`;
  const kept = useStoredDraft(name) as { was: RulesDraft; mine: RulesDraft } | null;
  const [joined] = useState(() => kept && joinDrafts(kept.was, kept.mine, stored));
  return { joined, name };
}

/** A finding leads to the field it is about. */
function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') leadTo(hash.slice(1));
  }, [hash]);
}

/** @param rule the name of a rule, which is the id of its field */
function leadTo(rule: string | undefined): void {
  const field = rule === undefined ? null : document.getElementById(rule);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ChangesGuard } from '../../ui/drafts/changes-guard';
import { examTexts } from '../../ui/texts/exam-texts';
import { TimeZone } from '../../ui/format';
import { RestoredDraftNotice } from '../../ui/drafts/restored-draft-notice';
import { useDraftAutosave, useStoredDraft } from '../../ui/drafts/draft-autosave';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { toProblem, problemMessage } from '../../ui/feedback/problem';
import { hasChanges, mergeDrafts, type StaleField } from '../../ui/drafts/merge-drafts';
import { Notice } from '../../ui/feedback/notice';
import { toast } from '../../ui/feedback/toasts';
import { ChangedTimesOffer } from '../mails/changed-times-offer';
import { useExam } from '../exam.query';
import { rejectIncompleteTimes } from '../reject-incomplete-times';
import { rulesValidation } from './rules-validation';
import { toCurrentDraft, toDraft, type RulesDraft, type StoredRulesDraft } from './rules-draft';
import { completeWrongMarks } from './marks-fields';
import { RulesFields } from './rules-fields';
import { StaleRules } from './stale-rules';
import { useSaveRules, type LoadedExam } from './use-save-rules';
import classes from './rules-page.module.css';

const { rules: words } = examTexts;

/** The form of an exam's rules. */
export function RulesPage() {
  const { id = '' } = useParams();
  const { data } = useExam(id);
  const timeZone = use(TimeZone);
  // The zone is loaded by another request; the form needs it from the start.
  if (!data || timeZone === null) return <ListSkeleton />;
  return <RulesForm loaded={data} zone={timeZone} />;
}

function RulesForm({ loaded, zone }: { loaded: LoadedExam; zone: string }) {
  // The initial values: a later refetch must not change what is being typed.
  const [base, setBase] = useState(loaded);
  const [timeZone] = useState(zone);
  const [isBusy, setBusy] = useState(false);
  const [haveTimesChanged, setTimesChanged] = useState(false);
  const saving = useSaveRules(timeZone);
  const stored = toDraft(base.exam.rules, base.quiz, timeZone);
  const { restored, name } = useRestoredRules(base.quiz.id, stored);
  const [isRestored, setRestored] = useState(
    restored !== null && hasChanges(stored, restored.merged),
  );
  const [stale, setStale] = useState(restored && restored.stale.length > 0 ? restored.stale : null);
  const form = useForm<RulesDraft>({
    initialValues: restored?.merged ?? stored,
    validate: rulesValidation(base.exam.rules, timeZone),
    validateInputOnBlur: true,
  });
  const markDirty = useEffectEvent(() => {
    // The restored draft is not saved yet.
    if (restored) form.resetDirty(stored);
  });
  useEffect(() => markDirty(), []);
  useDraftAutosave(name, () => (form.isDirty() ? { was: stored, mine: form.getValues() } : null));
  useFocusAnchor();

  /** Fills the form from the server's version, with unsaved values if there are any. */
  const fill = (from: LoadedExam, values?: RulesDraft): void => {
    const stored = toDraft(from.exam.rules, from.quiz, timeZone);
    setBase(from);
    form.setInitialValues(stored);
    form.setValues(values ?? stored);
    form.resetDirty(stored);
    form.clearErrors();
  };

  /** Reads the stored version and merges it with the typed values. */
  const mergeStored = async (
    from: LoadedExam,
  ): Promise<{ now: LoadedExam; changed: StaleField<RulesDraft>[] }> => {
    const now = await saving.read(from.quiz.id);
    const { merged, stale: changed } = mergeDrafts(
      toDraft(from.exam.rules, from.quiz, timeZone),
      form.getValues(),
      toDraft(now.exam.rules, now.quiz, timeZone),
    );
    fill(now, merged);
    return { now, changed };
  };

  /** Saves a draft. What is typed meanwhile stays in the form, unsaved. */
  const store = async (from: LoadedExam, draft: RulesDraft): Promise<void> => {
    let latest = from;
    const keepMinutes = (stored: LoadedExam): void => {
      latest = stored;
      fill(stored, form.getValues());
    };
    try {
      const stored = await saving.save(from, draft, keepMinutes);
      const saved = toDraft(stored.exam.rules, stored.quiz, timeZone);
      fill(stored, mergeDrafts(draft, form.getValues(), saved).merged);
      setStale(null);
      setRestored(false);
      if (timesOf(stored) !== timesOf(from)) setTimesChanged(true);
      toast('success', words.saved);
    } catch (error) {
      if (toProblem(error).code !== 'STALE_VERSION') throw error;
      const { now, changed } = await mergeStored(latest);
      // Something else has changed, for instance the title: this form would not overwrite it.
      if (changed.length === 0) await store(now, draft);
      else setStale(changed);
    }
  };

  /** Discards all changes, and moves the focus because the pressed button disappears. */
  const discard = (): void => {
    fill(base);
    setStale(null);
    setRestored(false);
    focusRule('opensAt');
  };

  const save = async (draft: RulesDraft): Promise<void> => {
    setBusy(true);
    try {
      await store(base, draft);
    } catch (error) {
      const problem = toProblem(error);
      const errors = problem.fields.map(({ path, message }) => ({
        rule: path.replace(/^(input|rules)\./, ''),
        message,
      }));
      for (const { rule, message } of errors) form.setFieldError(rule, message);
      toast('failure', problemMessage(problem));
      focusRule(errors[0]?.rule);
    } finally {
      setBusy(false);
    }
  };

  const submit = form.onSubmit(
    (draft) => void save(draft),
    (invalid) => {
      toast('warning', words.invalid);
      focusRule(Object.keys(invalid)[0]);
    },
  );

  return (
    <form
      noValidate
      onSubmit={(event) => {
        completeWrongMarks(form);
        if (rejectIncompleteTimes(form, event.currentTarget)) {
          event.preventDefault();
          toast('warning', words.invalid);
        } else submit(event);
      }}
    >
      <Stack gap="lg">
        {/* As it is now: the form is filled with what was read first. */}
        {loaded.exam.pausedAt !== null && (
          <Notice tone="warning" title={words.paused}>
            {words.pausedHint}
          </Notice>
        )}
        {isRestored && form.isDirty() && <RestoredDraftNotice onDiscard={discard} />}
        {stale && (
          <StaleRules stale={stale} now={stored} rules={base.exam.rules} onTakeTheirs={discard} />
        )}
        <RulesFields form={form} timeZone={timeZone} />
        <Paper withBorder p="sm" className={classes.bar}>
          <Stack gap="sm">
            {haveTimesChanged && (
              <ChangedTimesOffer quizId={base.quiz.id} onDone={() => setTimesChanged(false)} />
            )}
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
          </Stack>
        </Paper>
      </Stack>
      {form.isDirty() && <ChangesGuard title={words.leaveTitle} />}
    </form>
  );
}

/** Equal for the same opening and closing. */
function timesOf({ exam: { rules } }: LoadedExam): string {
  return JSON.stringify([rules.opensAt, rules.closesAt]);
}

/** The autosaved draft merged with the stored rules; null without a draft. */
function useRestoredRules(quizId: string, stored: RulesDraft) {
  const name = `rules ${quizId}`;
  const draft = useStoredDraft(name) as Record<'was' | 'mine', StoredRulesDraft> | null;
  const [restored] = useState(
    () => draft && mergeDrafts(toCurrentDraft(draft.was), toCurrentDraft(draft.mine), stored),
  );
  return { restored, name };
}

/** Focuses the field that the URL's hash names, from a link of a finding. */
function useFocusAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') focusRule(hash.slice(1));
  }, [hash]);
}

/** @param rule the name of a rule, which is also the id of its field */
function focusRule(rule: string | undefined): void {
  const field = rule === undefined ? null : document.getElementById(rule);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

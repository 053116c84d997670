import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Notice } from '../ui/feedback/notice';
import { questionTexts } from '../ui/texts/question-texts';
import { useListed } from '../ui/hooks/use-shortcuts';
import type { Draft } from './draft';
import { check } from './drafting';
import type { Faults } from './kinds/kind';
import { kindOf } from './kinds/registry';
import { PictureField } from './picture-field';
import classes from './question-form.module.css';

const { form: words } = questionTexts;

interface QuestionFormProps {
  draft: Draft;
  mostOptions: number;
  isBusy: boolean;
  /** Why the last try failed. */
  failure: string | null;
  /** On the button that saves. */
  save: string;
  /** A dialog that it stands in opens at it. */
  isFirst?: boolean;
  /** The overlay of a quiz asks for a question first (specification, section 5). */
  needsText?: boolean;
  /** Saving is to be seen and meant: no key does it. */
  isDeliberate?: boolean;
  /** Beside the button that saves. */
  actions?: ReactNode;
  onChange: (draft: Draft) => void;
  /** Called with a draft that is whole. */
  onSave: (draft: Draft) => void;
}

/** A question as it is typed. Ctrl+Enter saves it from wherever one is. */
export function QuestionForm(props: QuestionFormProps) {
  const { draft, mostOptions, isBusy, failure, needsText = false, onChange, onSave } = props;
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  const marksId = useId();
  const { Fields, usualMarks } = kindOf(draft.body.kind);

  useEffect(() => {
    if (failure !== null) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [failure]);

  const change = (next: Draft): void => {
    // What was wrong is looked at again while it is mended, and what is not touched yet is not.
    const now = check(next);
    setFaults((before) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => field in before)),
    );
    onChange(next);
  };
  const submit = (): void => {
    if (isBusy) return;
    const found = check(draft);
    // As they are drawn: whoever types at once types where the first of them is.
    flushSync(() => setFaults(found));
    if (Object.keys(found).length === 0) onSave(draft);
    else focusFault(form.current);
  };

  useListed(questionTexts.shortcuts.form);

  return (
    <form
      ref={form}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        // A dialog of a picture stands in the form, as far as React knows.
        const isOwn = event.currentTarget.contains(event.target as Node);
        const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (!isOwn || !isSave || props.isDeliberate) return;
        event.preventDefault();
        submit();
      }}
    >
      {/* What is typed while it is on its way would be of neither this question nor the next. */}
      <fieldset disabled={isBusy} className={classes.fields}>
        <Stack>
          {failure && <Notice tone="failure">{failure}</Notice>}
          <Textarea
            label={words.question}
            autosize
            minRows={2}
            dir="auto"
            withAsterisk
            data-autofocus={props.isFirst || undefined}
            value={draft.text}
            error={faults['text']}
            onChange={({ currentTarget }) => change({ ...draft, text: currentTarget.value })}
          />
          <PictureField
            draftId={draft.id}
            type="question"
            place={words.question}
            slot={draft.image}
            onChange={(image) => change({ ...draft, image })}
          />
          <Fields
            draftId={draft.id}
            body={draft.body}
            faults={faults}
            mostOptions={mostOptions}
            onChange={(body) => change({ ...draft, body })}
          />
          <TextInput
            id={marksId}
            label={words.marks}
            description={words.marksHint}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            placeholder={usualMarks?.toString()}
            w={160}
            value={draft.marks}
            error={faults['marks']}
            onChange={({ currentTarget }) => change({ ...draft, marks: currentTarget.value })}
          />
          <Group gap="sm">
            <Button type="submit" loading={isBusy} disabled={needsText && draft.text.trim() === ''}>
              {props.save}
            </Button>
            {props.actions}
          </Group>
        </Stack>
      </fieldset>
    </form>
  );
}

/** What is wrong first is where one goes on. */
function focusFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')?.focus();
}

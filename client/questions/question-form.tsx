import { Button, Group, Stack } from '@mantine/core';
import { GrowingTextarea } from '../ui/components/growing-textarea';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Notice } from '../ui/feedback/notice';
import { questionTexts } from '../ui/texts/question-texts';
import { asWrongMarks } from '../ui/marks-validation';
import { useShortcutHelp } from '../ui/hooks/use-shortcuts';
import { useStableCallback } from '../ui/hooks/use-stable-callback';
import type { Body, Draft, ImageSlot } from './content/draft';
import { validateDraft } from './draft-conversion';
import type { FieldErrors } from './kinds/kind';
import { kindOf } from './kinds/registry';
import { MarksFields, type TypedMarks } from './marks-fields';
import { PictureField } from './content/picture-field';
import classes from './question-form.module.css';

const { form: words } = questionTexts;

interface QuestionFormProps {
  draft: Draft;
  maxOptions: number;
  isBusy: boolean;
  /** The error of the last save. */
  failure: string | null;
  /** The label of the Save button. */
  save: string;
  /** Whether an opening dialog focuses this form. */
  isFirst?: boolean;
  /** Save is disabled while the question is empty (docs/specification.md, section 5). */
  needsText?: boolean;
  /** Saving overwrites another version, so the keyboard shortcut is off. */
  isDeliberate?: boolean;
  /** Shown above the Save button. */
  notice?: ReactNode;
  /** Shown beside the Save button. */
  actions?: ReactNode;
  onChange: (draft: Draft) => void;
  /** Called with a valid draft. @param goesOn whether to go on with another question: by Ctrl+Enter */
  onSave: (draft: Draft, goesOn: boolean) => void;
}

/** The form of a question. Ctrl+Enter saves it from any field. */
export function QuestionForm(props: QuestionFormProps) {
  const { draft, maxOptions, isBusy, failure, needsText = false, onChange, onSave } = props;
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const { Fields, hasWrongMarks } = kindOf(draft.body.kind);

  useEffect(() => {
    if (failure !== null) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [failure]);

  const change = (next: Draft): void => {
    // Only fields with errors are validated again while typing.
    const current = validateDraft(next);
    setErrors((previous) => {
      if (Object.keys(previous).length === 0) return previous;
      return Object.fromEntries(Object.entries(current).filter(([field]) => field in previous));
    });
    onChange(next);
  };
  // The same at every keystroke: fields that are not typed into are not drawn again, nor measured.
  const changeImage = useStableCallback((image: ImageSlot | null) => change({ ...draft, image }));
  const changeBody = useStableCallback((body: Body) => change({ ...draft, body }));
  const changeMarks = useStableCallback((marks: Partial<TypedMarks>) =>
    change({ ...draft, ...marks }),
  );
  /** Says at once what is wrong with marks that were typed, and with nothing else. */
  const validateMarks = useStableCallback(
    (left: Partial<TypedMarks>, field: keyof TypedMarks): void => {
      const { [field]: error } = validateDraft({ ...draft, ...left });
      setErrors((previous) => {
        const others = Object.entries(previous).filter(([name]) => name !== field);
        return Object.fromEntries(error === undefined ? others : [...others, [field, error]]);
      });
    },
  );
  const submit = (goesOn: boolean): void => {
    if (isBusy) return;
    // Marks of a wrong choice that were typed without a minus sign get it, in the field too.
    const complete = hasWrongMarks
      ? { ...draft, wrongMarks: asWrongMarks(draft.wrongMarks) }
      : draft;
    const found = validateDraft(complete);
    // Synchronously, so that the first invalid field exists and gets the focus.
    flushSync(() => {
      setErrors(found);
      if (complete.wrongMarks !== draft.wrongMarks) onChange(complete);
    });
    if (Object.keys(found).length === 0) onSave(complete, goesOn);
    else focusFirstInvalid(form.current);
  };

  useShortcutHelp(questionTexts.shortcuts.form);

  return (
    <form
      ref={form}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
      onKeyDown={(event) => {
        // In React's tree the picture dialog is inside the form: its keys are ignored.
        const isOwn = event.currentTarget.contains(event.target as Node);
        const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (!isOwn || !isSave || props.isDeliberate) return;
        event.preventDefault();
        submit(true);
      }}
    >
      {/* Disabled while saving: text typed meanwhile would belong to no question. */}
      <fieldset disabled={isBusy} className={classes.fields}>
        <Stack>
          {failure && <Notice tone="failure">{failure}</Notice>}
          <GrowingTextarea
            label={words.question}
            minRows={2}
            dir="auto"
            withAsterisk
            data-autofocus={props.isFirst || undefined}
            value={draft.text}
            error={errors['text']}
            onChange={({ currentTarget }) => change({ ...draft, text: currentTarget.value })}
          />
          <PictureField
            draftId={draft.id}
            type="question"
            place={words.question}
            slot={draft.image}
            onChange={changeImage}
          />
          <Fields
            draftId={draft.id}
            body={draft.body}
            errors={errors}
            maxOptions={maxOptions}
            onChange={changeBody}
          />
          <MarksFields
            kind={draft.body.kind}
            marks={draft.marks}
            wrongMarks={draft.wrongMarks}
            errors={errors}
            onChange={changeMarks}
            onBlur={validateMarks}
          />
          {props.notice}
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

/** Focuses the first invalid field. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')?.focus();
}

import { useRef, useSyncExternalStore } from 'react';
import { formTexts as texts } from '../texts/form-texts';
import { useVisitorForm, type Sending } from './use-visitor-form';
import { charactersOf, type VisitorField } from './visitor-field';

interface VisitorFormProps<Name extends string> extends Sending<Name> {
  /** In front of the ids of its fields: there are several forms on a page. */
  id: string;
  /** What the form is called: the id of its heading. */
  titleId: string;
  label: string;
}

/**
 * A form of visitors. Its method is `dialog`, which does nothing where there is none: sent before any script has
 * come, it stays as it is, with what was typed, and nothing of it gets into an address.
 */
export function VisitorForm<Name extends string>(props: VisitorFormProps<Name>) {
  const { id, titleId, label, fields } = props;
  const { problems, outcome, isSending, submit, type } = useVisitorForm(props);
  return (
    <>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
      <form
        className="site-form"
        method="dialog"
        noValidate
        aria-labelledby={titleId}
        onSubmit={(event) => void submit(event)}
        onInput={type}
      >
        {fields.map((field) => (
          <Field
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            problem={problems[field.name]}
          />
        ))}
        <div className="site-sr" aria-hidden="true">
          <label htmlFor={`${id}-website`}>{texts.website}</label>
          <input
            id={`${id}-website`}
            name="website"
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-lpignore="true"
          />
        </div>
        <p>
          {/* Not disabled while it is sent: whoever pressed it would lose their place. */}
          <button className="site-button" type="submit" aria-disabled={isSending}>
            {isSending ? texts.sending : label}
          </button>
        </p>
        <p className="site-form-done" role="status">
          {outcome?.isDone && outcome.text}
        </p>
        <p className="site-form-failed" role="alert">
          {outcome?.isDone === false && outcome.text}
        </p>
      </form>
    </>
  );
}

interface FieldProps {
  id: string;
  field: VisitorField;
  problem: string | undefined;
}

function Field({ id, field, problem }: FieldProps) {
  const { name, label, type, autoComplete, most } = field;
  const lines = useRef<HTMLTextAreaElement>(null);
  const [problemId, countId] = [`${id}-problem`, `${id}-count`];
  const described = [type === 'lines' && countId, problem !== undefined && problemId];
  const shared = {
    id,
    name,
    autoComplete,
    required: true,
    'aria-invalid': problem !== undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className="site-field">
      <label htmlFor={id}>{label}</label>
      {type === 'lines' ? (
        <>
          <textarea {...shared} ref={lines} rows={5} />
          <p id={countId} className="site-field-count">
            <Count lines={lines} most={most} />
          </p>
        </>
      ) : (
        <input {...shared} type={type} />
      )}
      {problem !== undefined && (
        <p id={problemId} className="site-field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}

/** How much is typed, also by whoever typed before this was awake. */
function Count({
  lines,
  most,
}: {
  lines: React.RefObject<HTMLTextAreaElement | null>;
  most: number;
}) {
  const count = useSyncExternalStore(
    (changed) => {
      const element = lines.current;
      element?.addEventListener('input', changed);
      return () => element?.removeEventListener('input', changed);
    },
    () => charactersOf(lines.current?.value ?? ''),
    () => 0,
  );
  return texts.counted(count, most);
}

import { useRef, useSyncExternalStore } from 'react';
import { formTexts as texts } from '../texts/form-texts';
import { useVisitorForm, type VisitorFormOptions } from './use-visitor-form';
import { countCharacters, type VisitorField } from './visitor-field';

interface VisitorFormProps<Name extends string> extends VisitorFormOptions<Name> {
  /** Prefix of the fields' ids, since a page has several forms. */
  id: string;
  /** The id of its heading, which names the form. */
  titleId: string;
  label: string;
}

/**
 * A form for visitors. Its method is `dialog`, which does nothing outside a dialog: submitted before any script
 * has loaded, the form keeps its values, and they do not get into an address.
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
          {/* Not disabled while sending: the button would lose the focus. */}
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
  const { name, label, type, autoComplete, maxLength } = field;
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
            <Count lines={lines} maxLength={maxLength} />
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

/** The number of typed characters, including those typed before hydration. */
function Count({
  lines,
  maxLength,
}: {
  lines: React.RefObject<HTMLTextAreaElement | null>;
  maxLength: number;
}) {
  const count = useSyncExternalStore(
    (changed) => {
      const element = lines.current;
      element?.addEventListener('input', changed);
      return () => element?.removeEventListener('input', changed);
    },
    () => countCharacters(lines.current?.value ?? ''),
    () => 0,
  );
  return texts.counted(count, maxLength);
}

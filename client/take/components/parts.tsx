/** @jsxImportSource preact */
/** The elements that all pages of the candidate share. */
import type { ButtonHTMLAttributes, ComponentChildren, InputHTMLAttributes } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Announcer } from './announcer';
import { addOpenDialog } from './close-on-back';
import { returnFocus } from './focus';

type ButtonProps = ButtonHTMLAttributes & {
  tone?: 'main' | 'plain' | 'quiet';
  type?: 'button' | 'submit';
  class?: string;
};

export function Button({ tone = 'plain', type = 'button', class: more, ...rest }: ButtonProps) {
  return <button {...rest} type={type} class={`button ${tone} ${more ?? ''}`} />;
}

export function Notice({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'good' | 'caution' | 'failure';
  children: ComponentChildren;
}) {
  return (
    <div class={`notice ${tone}`} role={tone === 'failure' ? 'alert' : undefined}>
      {children}
    </div>
  );
}

export function Field({
  label,
  hint,
  fault,
  ...input
}: InputHTMLAttributes & {
  label: string;
  hint?: string;
  fault?: string | null;
}) {
  const id = useId();
  const about = [hint ? `${id}-hint` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        aria-invalid={Boolean(fault)}
        aria-describedby={about || undefined}
      />
      {fault && (
        <p class="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

/** A modal dialog: the browser keeps the focus in it, and Escape and Back close it. */
export function Dialog({
  title,
  class: more,
  onClose,
  children,
}: {
  title: string;
  class?: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    // Its buttons are in view in any case (dialog.css): what they are about must be, too.
    if (document.activeElement instanceof HTMLButtonElement) dialog?.scrollTo(0, 0);
    const remove = addOpenDialog(() => dialog?.close());
    return () => {
      remove();
      dialog?.close();
      // The page may move the focus itself, so this comes after it.
      setTimeout(() => returnFocus(opener));
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dialog ${more ?? ''}`}
      aria-labelledby={id}
      // The event arrives late: a dialog that was removed must not close the one that is open now.
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <Announcer />
    </dialog>
  );
}

/** A list of names and values. */
export function DetailList({
  details,
}: {
  details: readonly (readonly [string, ComponentChildren])[];
}) {
  return (
    <dl class="facts">
      {details.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

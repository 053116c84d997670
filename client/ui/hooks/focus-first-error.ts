import type { FormErrors } from '@mantine/form';

/** For `onSubmit` of a form: focuses the first invalid field. */
export function focusFirstError(form: { getInputNode: (path: string) => HTMLElement | null }) {
  return (errors: FormErrors): void => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  };
}

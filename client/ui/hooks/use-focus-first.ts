import type { FormErrors } from '@mantine/form';

/** For `onSubmit` of a form: what is wrong first is where one goes on typing. */
export function focusFirst(form: { getInputNode: (path: string) => HTMLElement | null }) {
  return (faults: FormErrors): void => {
    const [first] = Object.keys(faults);
    if (first) form.getInputNode(first)?.focus();
  };
}

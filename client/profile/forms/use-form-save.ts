import type { FormErrors } from '@mantine/form';
import { useState } from 'react';
import { toProblem, problemMessage, type Problem } from '../../ui/feedback/problem';

interface Form {
  setErrors: (errors: FormErrors) => void;
  getInputNode: (path: string) => HTMLElement | null;
}

/**
 * Saves a form and shows errors at their fields, or above the form.
 * @param fields the field of each error code of the server
 */
export function useFormSave(form: Form, fields: Record<string, string> = {}) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** @returns the problem, or null on success */
  const save = async (work: () => Promise<unknown>): Promise<Problem | null> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return null;
    } catch (error) {
      const problem = toProblem(error);
      const errors: FormErrors = {};
      const field = fields[problem.code];
      if (field !== undefined) errors[field] = problemMessage(problem);
      for (const { path, message } of problem.fields) {
        const name = path.replace(/^input\./, '');
        if (form.getInputNode(name)) errors[name] = message;
      }
      form.setErrors(errors);
      const [first] = Object.keys(errors);
      if (first === undefined) setFailure(problemMessage(problem));
      else form.getInputNode(first)?.focus();
      return problem;
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, failure, save };
}

import type { FormErrors } from '@mantine/form';
import { useState } from 'react';
import { problemOf, sentenceOf, type Problem } from '../ui/feedback/problem';

interface Form {
  setErrors: (faults: FormErrors) => void;
  getInputNode: (path: string) => HTMLElement | null;
}

/**
 * Saves a form and says what is wrong where it belongs: at its field, or above the form.
 * @param fields which field a code of the server is about
 */
export function useSaving(form: Form, fields: Record<string, string> = {}) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** @returns what went wrong; null: it is saved */
  const save = async (work: () => Promise<unknown>): Promise<Problem | null> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return null;
    } catch (error) {
      const problem = problemOf(error);
      const faults: FormErrors = {};
      const field = fields[problem.code];
      if (field !== undefined) faults[field] = sentenceOf(problem);
      for (const { path, message } of problem.fields) {
        const name = path.replace(/^input\./, '');
        if (form.getInputNode(name)) faults[name] = message;
      }
      form.setErrors(faults);
      const [first] = Object.keys(faults);
      if (first === undefined) setFailure(sentenceOf(problem));
      else form.getInputNode(first)?.focus();
      return problem;
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, failure, save };
}

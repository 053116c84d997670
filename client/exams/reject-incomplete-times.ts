import type { UseFormReturnType } from '@mantine/form';
import { examTexts } from '../ui/texts/exam-texts';

/**
 * Marks incomplete times as errors. The value of such an input is empty, which would mean "no
 * limit"; only the input's validity shows the difference.
 * @param element the form's DOM element
 * @returns whether there was an incomplete time
 */
export function rejectIncompleteTimes<Values extends object>(
  form: UseFormReturnType<Values>,
  element: HTMLFormElement,
): boolean {
  const inputs = [...element.querySelectorAll('input')].filter(({ validity }) => validity.badInput);
  for (const { dataset } of inputs)
    if (dataset['path']) form.setFieldError(dataset['path'], examTexts.rules.halfTyped);
  inputs[0]?.focus();
  return inputs.length > 0;
}

import type { UseFormReturnType } from '@mantine/form';
import { examTexts } from '../ui/texts/exam-texts';

/**
 * Refuses times that are begun but not whole. To a form such an input is empty, which would say "no
 * limit": only the input itself knows.
 * @param element the form as it is on the page
 * @returns whether there was one
 */
export function refuseHalfTyped<Values extends object>(
  form: UseFormReturnType<Values>,
  element: HTMLFormElement,
): boolean {
  const inputs = [...element.querySelectorAll('input')].filter(({ validity }) => validity.badInput);
  for (const { dataset } of inputs)
    if (dataset['path']) form.setFieldError(dataset['path'], examTexts.rules.halfTyped);
  inputs[0]?.focus();
  return inputs.length > 0;
}

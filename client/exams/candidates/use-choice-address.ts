import { useListAddress } from '../../ui/hooks/use-list-address';

const NAME = 'show';

/**
 * What a list of an exam shows, as its address says.
 * @param choices what it can be narrowed or ordered by; one at a time
 */
export function useChoiceAddress<Choice extends string>(choices: readonly Choice[]) {
  return useListAddress<{ choice: Choice | null }>({
    read: (url) => {
      const choice = url.get(NAME)?.toUpperCase();
      return { choice: choices.find((one) => one === choice) ?? null };
    },
    write: ({ choice }, url) => {
      if (choice) url.set(NAME, choice.toLowerCase());
    },
  });
}

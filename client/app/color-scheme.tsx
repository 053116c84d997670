/** The theme of staff's pages: light, dark, or that of the system. */
import {
  localStorageColorSchemeManager,
  useMantineColorScheme,
  type MantineColorScheme,
  type Menu,
} from '@mantine/core';
import { useId } from 'react';
import { CheckIcon } from '../ui/icons';
import { shellTexts } from '../ui/texts/shell-texts';

const { theme: words } = shellTexts;
type Parts = Pick<typeof Menu, 'Label' | 'RadioGroup' | 'RadioItem'>;

const SCHEMES: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

/**
 * Remembers the choice in this browser, and follows it in other tabs. `client/public/color-scheme.js` reads the same key.
 */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' });

/** The three choices, as entries of a menu, which stays open to show their effect. */
export function ColorSchemeItems({ Label, RadioGroup, RadioItem }: Parts) {
  const id = useId();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div role="group" aria-labelledby={id}>
      <Label id={id}>{words.label}</Label>
      <RadioGroup
        value={colorScheme}
        onChange={(chosen) => setColorScheme(chosen as MantineColorScheme)}
      >
        {SCHEMES.map((scheme) => (
          <RadioItem key={scheme} value={scheme} checkIcon={<CheckIcon size={16} />}>
            {words[scheme]}
          </RadioItem>
        ))}
      </RadioGroup>
    </div>
  );
}

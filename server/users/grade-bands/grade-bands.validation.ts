/** Validation of an institute's grades. */
import { z } from 'zod';
import { visibleText } from '../../core/errors/validation.js';
import { hasTwoDecimals } from '../../marks/fraction.js';

/** More are no help to anybody. */
export const MAX_BANDS = 12;
const MAX_LABEL = 12;
const COUNT = `There can be at most ${MAX_BANDS} grades`;
const FROM = 'A grade begins at a percentage from 0 to 100 with at most two decimals';
const ORDER = 'Each grade must begin below the one before it';
const LOWEST = 'The lowest grade must begin at 0, so that every result has one';
const LABELS = 'Two grades have the same name';

/** As two decimals write it: 0.1 + 0.2 is 0.3. */
const rounded = (from: number): number => Math.round(from * 100) / 100;

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Alike for names that nobody can tell apart: without what is not drawn, and however its characters are composed. */
const nameKey = (label: string): string =>
  label.normalize('NFKC').replaceAll(INVISIBLE, '').replaceAll(/\s+/g, ' ').trim();

const band = z.object({
  label: visibleText('Grade', MAX_LABEL),
  from: z.number(FROM).min(0, FROM).max(100, FROM).refine(hasTwoDecimals, FROM).transform(rounded),
});

const bandsRule = z
  .array(band)
  .max(MAX_BANDS, COUNT)
  .superRefine((bands, context) => {
    const complain = (index: number, name: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [index, name], message });
    for (const [index, { label, from }] of bands.entries()) {
      const before = bands.slice(0, index);
      const previous = before.at(-1);
      if (previous && from >= previous.from) complain(index, 'from', ORDER);
      const isTaken = before.some((other) => nameKey(other.label) === nameKey(label));
      if (isTaken) complain(index, 'label', LABELS);
    }
    const last = bands.length - 1;
    if (last >= 0 && bands[last]?.from !== 0) complain(last, 'from', LOWEST);
  });

/** The highest first; none turns grades off. */
export const gradeBandRules = z.object({ bands: bandsRule });

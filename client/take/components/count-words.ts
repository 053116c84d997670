/** Scripts without spaces between words: Thai, Lao, Burmese, Khmer, Chinese and Japanese. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

type Segmenter = Pick<Intl.Segmenter, 'segment'>;

/** Browsers from before 2024 may have none, although the type says so. */
const newSegmenter = (): Segmenter | null =>
  (Intl as Partial<typeof Intl>).Segmenter
    ? new Intl.Segmenter(undefined, { granularity: 'word' })
    : null;

/**
 * Counts as word processors do: words stand between spaces, and a hyphen separates none. Where a script has no
 * spaces, the browser finds the words; without such a browser, what stands between spaces is one.
 */
export function countWords(text: string, segmenter = newSegmenter()): number {
  let count = 0;
  for (const part of text.split(/\s+/)) {
    if (!LETTER_OR_DIGIT.test(part)) continue;
    if (segmenter && UNSPACED.test(part))
      count += [...segmenter.segment(part)].filter(({ isWordLike }) => isWordLike).length;
    else count += 1;
  }
  return count;
}

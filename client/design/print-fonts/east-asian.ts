/** Fonts of China, Japan and Korea. Each has thousands of characters, in a hundred files. */

type EastAsian = 'zh-Hans' | 'zh-Hant' | 'ja' | 'ko';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const HAN = /\p{Script=Han}/u;
/** Frequent characters that are written in one way in mainland China, and in the other in Taiwan and Hong Kong. */
const SIMPLIFIED = /[们个国这来对说时会为学过发后么点现没东长问应关动间样题选择词图]/gu;
const TRADITIONAL = /[們個國這來對說時會為學過發後麼點現沒東長問應關動間樣題選擇詞圖]/gu;

/**
 * The language by which the characters of a text are drawn, as a BCP 47 tag: they share code points, but not shapes.
 * @returns null for a text that needs none of these fonts
 */
export function eastAsianOf(text: string): EastAsian | null {
  if (KANA.test(text)) return 'ja';
  if (HANGUL.test(text)) return 'ko';
  if (!HAN.test(text)) return null;
  return count(text, TRADITIONAL) > count(text, SIMPLIFIED) ? 'zh-Hant' : 'zh-Hans';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/**
 * Loads which files the fonts of a text have. The files themselves are fetched when the text is drawn. A Chinese text may have
 * characters that only the other one of its two fonts has, and Chinese, Japanese and Korean may be on one sheet.
 */
export async function loadEastAsian(text: string): Promise<void> {
  await Promise.all([
    ...(HAN.test(text)
      ? [
          import('@fontsource-variable/noto-sans-sc/wght.css'),
          import('@fontsource-variable/noto-sans-tc/wght.css'),
        ]
      : []),
    ...(KANA.test(text) ? [import('@fontsource-variable/noto-sans-jp/wght.css')] : []),
    ...(HANGUL.test(text) ? [import('@fontsource-variable/noto-sans-kr/wght.css')] : []),
  ]);
}

import { expect, it } from 'vitest';
import { eastAsianOf } from './east-asian';

it.each([
  ['A paper: Что? ما؟ क्या?', null],
  ['中国的首都是哪里？', 'zh-Hans'],
  ['中國的首都是哪裡？', 'zh-Hant'],
  ['北京', 'zh-Hans'],
  ['日本の首都', 'ja'],
  ['カナ', 'ja'],
  ['大韓民國의 수도', 'ko'],
])('the characters of %s are drawn as in %s', (text, language) => {
  expect(eastAsianOf(text)).toBe(language);
});

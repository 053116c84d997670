import { describe, expect, it } from 'vitest';
import { landingPath, logInPath } from './paths';

const ANNA = 'anna@example.org';

const at = (search: string, state: unknown = null) => ({
  pathname: '/login',
  search,
  hash: '',
  key: '',
  state,
});

describe('landingPath', () => {
  it('returns the requested page', () => {
    const search = logInPath('/navigation/exam/1/rules?x=1&y=2').slice('/login'.length);
    expect(landingPath(at(search), ANNA)).toBe('/navigation/exam/1/rules?x=1&y=2');
    expect(landingPath(at(''), ANNA)).toBe('/all-quizzes');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'evil.example',
    ' //evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '//',
  ])('never returns %j', (next) => {
    const search = `?next=${encodeURIComponent(next)}`;
    expect(landingPath(at(search), ANNA)).toBe('/all-quizzes');
  });

  it('returns to the page of an ended session only for the same user', () => {
    const search = '?next=/navigation/trash';
    expect(landingPath(at(search, { owner: ANNA }), ANNA)).toBe('/navigation/trash');
    expect(landingPath(at(search, { owner: 'bert@example.org' }), ANNA)).toBe('/all-quizzes');
  });
});

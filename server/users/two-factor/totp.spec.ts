import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { keyUri, newSecret, stepOf } from './totp.js';

/** The secret of the test vectors in RFC 6238, appendix B. */
const secret = Secret.fromUTF8('12345678901234567890').base32;

describe('stepOf', () => {
  // Appendix B shows eight digits; six-digit codes are their last six (RFC 4226, section 5.3).
  it.each([
    [59, '287082', 0x1],
    [1111111109, '081804', 0x23523ec],
    [1111111111, '050471', 0x23523ed],
    [1234567890, '005924', 0x273ef07],
    [2000000000, '279037', 0x3f940aa],
    [20000000000, '353130', 0x27bc86aa],
  ])('at %i s accepts %s', (seconds, code, step) => {
    expect(stepOf(secret, code, seconds * 1_000)).toBe(step);
  });

  it.each([
    ['one step early', -30, 0x23523ed],
    ['one step late', 30, 0x23523ed],
    ['two steps early', -60, null],
    ['two steps late', 60, null],
  ])('handles a code that comes %s', (_name, offset, step) => {
    expect(stepOf(secret, '050471', (1111111111 + offset) * 1_000)).toBe(step);
  });

  it.each(['', '28708', '2870820', '287083', 'abcdef'])('rejects "%s"', (code) => {
    expect(stepOf(secret, code, 59_000)).toBeNull();
  });
});

it('creates different secrets of 160 bits', () => {
  const secrets = [newSecret(), newSecret()];
  for (const one of secrets) expect(Secret.fromBase32(one).bytes).toHaveLength(20);
  expect(secrets[0]).not.toBe(secrets[1]);
});

it('puts the product, the account and the parameters into the URI', () => {
  const url = new URL(keyUri(secret, 'ada+exams@example.org'));
  expect(url.protocol).toBe('otpauth:');
  expect(decodeURIComponent(url.pathname)).toContain('Examwright:ada+exams@example.org');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Examwright',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

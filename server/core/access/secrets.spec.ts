import { describe, expect, it } from 'vitest';
import { hashToken, randomToken, Secrets } from './secrets.js';

const secrets = new Secrets('one secret of thirty-two bytes or so');

describe('Secrets', () => {
  it('decrypts what it encrypted', () => {
    const text = 'code 123456, अ, 🙂';
    const sealed = secrets.seal('mail', text);
    expect(sealed).not.toContain('123456');
    expect(secrets.open('mail', sealed)).toBe(text);
    expect(secrets.seal('mail', text)).not.toBe(sealed);
  });

  it('throws for a text that was changed, or sealed for another use or with another secret', () => {
    const sealed = secrets.seal('mail', 'text');
    const flipped = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => secrets.open('mail', flipped)).toThrow();
    expect(() => secrets.open('code', sealed)).toThrow();
    expect(() => new Secrets('another').open('mail', sealed)).toThrow();
  });

  it('has a separate fingerprint and key for each use', () => {
    expect(secrets.fingerprint('code', 'x')).toBe(secrets.fingerprint('code', 'x'));
    expect(secrets.fingerprint('code', 'x')).not.toBe(secrets.fingerprint('mail', 'x'));
    expect(secrets.key('session').equals(secrets.key('mail'))).toBe(false);
  });
});

describe('tokens', () => {
  it('are random and stored as a hash', () => {
    expect(randomToken()).toMatch(/^[\w-]{43}$/);
    expect(randomToken()).not.toBe(randomToken());
    expect(hashToken('a')).toMatch(/^[0-9a-f]{64}$/);
  });
});

import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { candidate, exam, lobby } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';

/** Tokens that are right but for one property (docs/security.md, section 6). */
const JWT_SECRET = 'a secret of the tests, thirty-two bytes and more';
const app = useApplication({ JWT_SECRET });
const ME = '{ me { id } }';

const keyOf = (use: string, secret = JWT_SECRET): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'examwright', use, 32));
const OTHER_SECRET = JWT_SECRET.replace('tests', 'enemy');
const past = Math.floor(Date.now() / 1_000) - 10;
const future = past + 3_600;

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

describe('the token of a session', () => {
  /** How a token differs from the one that the server would sign. */
  interface Change {
    /** `undefined` removes what the server sets. */
    header?: Record<string, unknown>;
    claims?: Record<string, unknown>;
    key?: Buffer;
    /** The hash of the signature; null for none. */
    hash?: 'sha256' | 'sha512' | null;
  }

  function forged({ header, claims, key = keyOf('session'), hash = 'sha256' }: Change): string {
    const text = [
      { alg: 'HS256', typ: 'session+jwt', ...header },
      { ...decodeJwt(owner.token), ...claims },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    return `${text}.${hash ? createHmac(hash, key).update(text).digest('base64url') : ''}`;
  }

  const refusal = async (token: string): Promise<unknown> =>
    (await app.api.as(token).refused(ME)).extensions.code;

  it.each<[string, Change]>([
    ['without a change', {}],
    ['with one more claim', { claims: { more: 'x'.repeat(100) } }],
  ])('is accepted %s', async (_name, change) => {
    await app.api.as(forged(change)).ask(ME);
  });

  it.each<[string, Change]>([
    ['no signature', { hash: null }],
    ['the algorithm "none" and no signature', { header: { alg: 'none' }, hash: null }],
    ['the algorithm "none" and a signature', { header: { alg: 'none' } }],
    ['no algorithm', { header: { alg: undefined } }],
    ['another algorithm', { header: { alg: 'HS512' }, hash: 'sha512' }],
    ['another algorithm for the same signature', { header: { alg: 'HS512' } }],
    ['a signature by another algorithm', { hash: 'sha512' }],
    ['the key of another kind', { key: keyOf('challenge') }],
    ['the key of another installation', { key: keyOf('session', OTHER_SECRET) }],
    [
      'a key that it brings along',
      { header: { jwk: { kty: 'oct', k: 'AAAA' } }, key: Buffer.alloc(3) },
    ],
    ['an empty key', { key: Buffer.alloc(0) }],
    ['another type', { header: { typ: 'challenge+jwt' } }],
    ['the usual type', { header: { typ: 'JWT' } }],
    ['no type', { header: { typ: undefined } }],
    ['an extension that must be understood', { header: { crit: ['other'], other: true } }],
    ['another audience', { claims: { aud: 'examwright:second-factor' } }],
    ['no audience', { claims: { aud: undefined } }],
    ['another issuer', { claims: { iss: 'somebody' } }],
    ['no issuer', { claims: { iss: undefined } }],
    ['an expiry that has passed', { claims: { exp: past } }],
    ['no expiry', { claims: { exp: undefined } }],
    ['an expiry that is no number', { claims: { exp: String(future) } }],
    ['a start in the future', { claims: { nbf: future } }],
    ['no session', { claims: { sid: undefined } }],
    ['the session of nobody', { claims: { sid: randomUUID() } }],
    ['a session that is no id', { claims: { sid: "' OR true --" } }],
    ['no user', { claims: { sub: undefined } }],
    ['more than 1,000 characters', { claims: { more: 'x'.repeat(1_000) } }],
  ])('is refused with %s', async (_name, change) => {
    expect(await refusal(forged(change))).toBe('UNAUTHENTICATED');
  });

  it('is refused if it is another kind of token', async () => {
    const claims = { sub: decodeJwt(owner.token).sub, aud: 'examwright:second-factor' };
    const challenge = { header: { typ: 'challenge+jwt' }, key: keyOf('challenge') };
    expect(await refusal(forged({ ...challenge, claims: { ...claims, stamp: 'x' } }))).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('is refused in another form', async () => {
    const [head = '', body = '', signature = ''] = owner.token.split('.');
    const bad = ['nonsense', '..', `${head}.${body}`, `${owner.token}.`, `.${body}.${signature}`];
    for (const token of bad) expect(await refusal(token)).toBe('UNAUTHENTICATED');
  });
});

describe("the token of a candidate's link", () => {
  let candidateId: string;
  let code: string;
  let valid: Buffer;

  beforeAll(async () => {
    ({ code } = await exam(app, owner.api));
    const { token } = await candidate(app, code, 'Ada');
    valid = Buffer.from(token, 'base64url');
    candidateId = valid.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  });

  interface Change {
    id?: string;
    version?: number;
    key?: Buffer;
    /** Of the signature, as bytes. */
    length?: number;
  }

  /** A token as the server would make it, except for the changes. */
  function forged({ id = candidateId, version, key = keyOf('learner'), length = 20 }: Change) {
    const body = Buffer.from(valid.subarray(0, 20));
    body.write(id.replaceAll('-', ''), 0, 'hex');
    if (version !== undefined) body.writeUInt32BE(version, 16);
    const signature = createHmac('sha256', key)
      .update(`${id}:${body.readUInt32BE(16)}`)
      .digest();
    return Buffer.concat([body, signature.subarray(0, length)]).toString('base64url');
  }

  const refusal = async (token: string): Promise<unknown> => {
    const { status, body } = await lobby(app, token);
    return [status, body['code']];
  };

  it('is accepted as the server makes it', async () => {
    expect(forged({})).toBe(valid.toString('base64url'));
    expect((await lobby(app, forged({}))).status).toBe(200);
  });

  it.each<[string, Change]>([
    ['the key of another kind', { key: keyOf('session') }],
    ['the key of another installation', { key: keyOf('learner', OTHER_SECRET) }],
    ['the id of nobody', { id: randomUUID() }],
    ['another version of the link', { version: 77 }],
    ['no signature', { length: 0 }],
    ['a signature that is cut short', { length: 19 }],
    ['a longer signature', { length: 21 }],
  ])('is refused with %s', async (_name, change) => {
    expect(await refusal(forged(change))).toEqual([401, 'LINK_INVALID']);
  });

  it("is refused with another candidate's id or signature", async () => {
    const { token } = await candidate(app, code, 'Eve');
    const other = Buffer.from(token, 'base64url');
    for (const parts of [
      [other.subarray(0, 20), valid.subarray(20)],
      [valid.subarray(0, 20), other.subarray(20)],
    ])
      expect(await refusal(Buffer.concat(parts).toString('base64url'))).toEqual([
        401,
        'LINK_INVALID',
      ]);
  });

  it('is refused if it is another kind of token, or too long', async () => {
    for (const token of [owner.token, `exw_${'x'.repeat(43)}`, 'x'.repeat(5_000), '..'])
      expect(await refusal(token)).toEqual([401, 'LINK_INVALID']);
  });
});

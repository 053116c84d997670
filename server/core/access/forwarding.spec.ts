import { expect, it } from 'vitest';
import { isForwardedByStranger } from './forwarding.js';

const direct = ['127.0.0.1'];

it.each([
  ['no header', {}, undefined, false],
  [
    'X-Forwarded-For, without trusted proxies',
    { 'x-forwarded-for': '203.0.113.7' },
    undefined,
    true,
  ],
  ['X-Real-IP, without trusted proxies', { 'x-real-ip': '203.0.113.7' }, undefined, true],
  ['Forwarded, without trusted proxies', { forwarded: 'for=203.0.113.7' }, undefined, true],
  ['no header, from a trusted proxy', {}, direct, false],
  ['only Via, from a trusted proxy', { via: '1.1 cache' }, direct, true],
  [
    'a client, from a trusted proxy',
    { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7' },
    [...direct, '203.0.113.7'],
    false,
  ],
  ['a client, from an untrusted proxy', { 'x-forwarded-for': '203.0.113.7' }, direct, true],
  [
    'a client through one untrusted proxy more',
    { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' },
    [...direct, '198.51.100.1'],
    true,
  ],
])('detects untrusted proxies of a request with %s', (_what, headers, ips, isByStranger) => {
  expect(isForwardedByStranger({ headers, ...(ips && { ips }) })).toBe(isByStranger);
});

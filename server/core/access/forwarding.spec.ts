import { expect, it } from 'vitest';
import { isForwardedByStranger } from './forwarding.js';

const direct = ['127.0.0.1'];

it.each([
  ['nothing', {}, undefined, false],
  ['X-Forwarded-For, and nobody is trusted', { 'x-forwarded-for': '203.0.113.7' }, undefined, true],
  ['X-Real-IP, and nobody is trusted', { 'x-real-ip': '203.0.113.7' }, undefined, true],
  ['Forwarded, and nobody is trusted', { forwarded: 'for=203.0.113.7' }, undefined, true],
  ['nothing, from a proxy that is trusted', {}, direct, false],
  ['only Via, from a proxy that is trusted', { via: '1.1 cache' }, direct, true],
  [
    'a client, from a proxy that is trusted',
    { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7' },
    [...direct, '203.0.113.7'],
    false,
  ],
  [
    'a client, from a proxy that is none of the trusted ones',
    { 'x-forwarded-for': '203.0.113.7' },
    direct,
    true,
  ],
  [
    'a client of one more proxy than is trusted',
    { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' },
    [...direct, '198.51.100.1'],
    true,
  ],
])('a request that brings %s', (_what, headers, ips, isByStranger) => {
  expect(isForwardedByStranger({ headers, ...(ips && { ips }) })).toBe(isByStranger);
});

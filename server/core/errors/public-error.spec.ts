import { QueryFailedError } from 'typeorm';
import { expect, it } from 'vitest';
import { publicError } from './public-error.js';

const failed = (code: string): QueryFailedError =>
  new QueryFailedError('', [], Object.assign(new Error('refused'), { code }));

it.each([
  ['55P03', 'a lock that came too late'],
  ['57014', 'a canceled statement'],
  ['40P01', 'a deadlock'],
])('reports %s, %s, as BUSY: the same may succeed a moment later', (code) => {
  expect(publicError(failed(code))?.code).toBe('BUSY');
});

it('keeps other failures of statements to itself', () => {
  expect(publicError(failed('42601'))).toBeNull();
});

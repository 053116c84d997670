import { expect, it } from 'vitest';
import { z } from 'zod';
import type { DomainError } from './domain-error.js';
import { validate } from './validation.js';

it('reports the first hundred problems', () => {
  const texts = z.array(z.string().min(1, 'Text is required'));
  const check = (): unknown => validate(texts, Array(5_000).fill(''), 'texts');
  expect(check).toThrow('Text is required');
  try {
    check();
  } catch (error) {
    const { fields = [] } = error as DomainError;
    expect(fields).toHaveLength(100);
    expect(fields[0]).toEqual({ path: '0', message: 'Text is required' });
  }
});

it('says in plain words what is wrong where a rule has no sentence of its own', () => {
  const rules = z.object({ entries: z.array(z.object({ sequence: z.int() })) });
  const check = (): unknown => validate(rules, { entries: [{ sequence: 'first' }] });
  expect(check).toThrow('entries.0.sequence must be a number');
});

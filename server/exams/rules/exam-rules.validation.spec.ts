import { expect, it } from 'vitest';
import { validate } from '../../core/errors/validation.js';
import { timeRule } from './exam-rules.validation.js';

it.each([new Date('tomorrow'), new Date('1999-12-31T00:00:00Z'), 'tomorrow'])(
  'of the time %s it says which format is accepted, with an example',
  (time) => {
    expect(() => validate(timeRule, time, 'opensAt')).toThrow(
      /ISO 8601.* 2026-05-04T09:00:00\+02:00/,
    );
  },
);

import { randomUUID } from 'node:crypto';
import type { Criterion } from '../../grading/manual/marking-settings.entity.js';
import type { FileRubric } from './exam-file.format.js';

/** In a file criteria and levels have no ids. */
export function withRubricIds({ isBinding, criteria }: FileRubric): {
  isBinding: boolean;
  criteria: Criterion[];
} {
  return {
    isBinding,
    criteria: criteria.map(({ name, levels }) => ({
      id: randomUUID(),
      name: name.trim(),
      levels: levels.map(({ label, marks }) => ({ id: randomUUID(), label: label.trim(), marks })),
    })),
  };
}

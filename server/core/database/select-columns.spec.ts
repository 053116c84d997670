import { expect, it } from 'vitest';
import { Column } from 'typeorm';
import { decimalColumn } from './decimal-column.js';
import { selectColumns } from './select-columns.js';

class Measurement {
  @Column('int')
  number!: number;

  @Column(decimalColumn(6, { nullable: true }))
  bodyHeight!: number | null;
}

it('selects decimals as numbers, which the driver would return as text', () => {
  expect(selectColumns(Measurement, 'm')).toBe(
    'm.number AS "number", m.body_height::float8 AS "bodyHeight"',
  );
});

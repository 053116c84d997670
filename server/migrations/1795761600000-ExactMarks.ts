import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A number with two decimals as canonical text: 2.50 becomes 2.5, and 3.00 becomes 3. */
const text = (value: string): string => `trim_scale((${value})::numeric)::text`;

/** Of a jsonb array of objects in \`column\`: their marks as canonical text. */
const withTextMarks = (column: string): string => `(
  SELECT jsonb_agg(level || jsonb_build_object('marks', ${text(`level->>'marks'`)}) ORDER BY place)
  FROM jsonb_array_elements(${column}) WITH ORDINALITY AS levels (level, place))`;

/** Canonical text as a number. */
const ratio = (value: string): string => `(split_part(${value}, '/', 1)::numeric /
  coalesce(nullif(split_part(${value}, '/', 2), ''), '1')::numeric)`;

/** The same with two decimals. */
const number = (value: string): string => `round(${ratio(value)}, 2)`;

/** At most so many digits before the point: earlier releases have narrower columns. */
const bounded = (value: string, digits: number): string =>
  `CASE WHEN ${value} IS NOT NULL
    THEN greatest(least(${value}, ${10 ** digits - 1}), ${1 - 10 ** digits}) END`;

/** Marks of a wrong choice as a penalty in per cent of what the right one earns. */
const percent = (wrong: string, right: string): string =>
  `least(100, round(-100 * ${ratio(wrong)} / ${right}, 2))`;

/** What the right choice earns: marks of a wrong one are per mark, or of all questions, or of one mark. */
const right = (basis: string, marks: string): string =>
  `CASE WHEN ${basis} = 'QUESTION' THEN coalesce(${ratio(marks)}, 1) ELSE 1 END`;

/** Papers and rubrics with fractions, which earlier releases cannot read. */
const FRACTIONS = `
  SELECT count(*)::int AS count FROM (
    SELECT FROM paper_revisions WHERE content @? '$.questions[*].marks ? (@ like_regex "/")'
    UNION ALL
    SELECT FROM rubrics WHERE criteria @? '$[*].levels[*].marks ? (@ like_regex "/")'
  ) AS fractions`;

/**
 * Marks become exact text. Stored scores and grades keep their values, and grades and attempts the
 * rules they were made by. The penalty of an exam, a percentage, becomes so many marks for each mark:
 * where two decimals were written for thirds, those.
 */
export class ExactMarks1795761600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Its columns change, and the next migration needs it no more.
    await queryRunner.query(`DROP INDEX grades_figures`);
    await queryRunner.query(`
      ALTER TABLE questions
        ALTER COLUMN marks TYPE varchar(32) USING ${text('marks')},
        ADD COLUMN wrong_marks varchar(32)`);
    await queryRunner.query(`
      ALTER TABLE exam_rules
        ALTER COLUMN marks_per_question TYPE varchar(32) USING ${text('marks_per_question')},
        ADD COLUMN wrong_marks varchar(32) NOT NULL DEFAULT '0',
        ADD COLUMN wrong_marks_basis varchar(8) NOT NULL DEFAULT 'QUESTION'`);
    // A percentage has two decimals: of a mark it is so many ten-thousandths, in lowest terms.
    await queryRunner.query(`
      UPDATE exam_rules SET wrong_marks_basis = 'MARK', wrong_marks = CASE
        WHEN penalty_percent = 33.33 THEN '-1/3'
        WHEN penalty_percent = 66.67 THEN '-2/3'
        WHEN penalty_percent % 1 = 0 THEN ${text('-penalty_percent / 100')}
        ELSE (-penalty_percent * 100 / gcd(penalty_percent * 100, 10000))::int || '/' ||
          (10000 / gcd(penalty_percent * 100, 10000))::int
        END
      WHERE penalty_percent <> 0`);
    await queryRunner.query(`ALTER TABLE exam_rules DROP COLUMN penalty_percent`);
    for (const table of ['grades', 'grade_changes'])
      await queryRunner.query(`
        ALTER TABLE ${table}
          ALTER COLUMN marks TYPE varchar(32) USING ${text('marks')},
          ALTER COLUMN max_marks TYPE varchar(32) USING ${text('max_marks')}`);
    for (const table of ['grades', 'grade_changes'])
      await queryRunner.query(
        `UPDATE ${table} SET rubric = ${withTextMarks('rubric')} WHERE jsonb_array_length(rubric) > 0`,
      );
    await queryRunner.query(`
      UPDATE rubrics SET criteria = (
        SELECT jsonb_agg(criterion || jsonb_build_object('levels',
          ${withTextMarks(`criterion->'levels'`)}) ORDER BY place)
        FROM jsonb_array_elements(criteria) WITH ORDINALITY AS named (criterion, place))
      WHERE jsonb_array_length(criteria) > 0`);
    await queryRunner.query(`
      ALTER TABLE attempts
        ALTER COLUMN score TYPE numeric(12, 2),
        ALTER COLUMN max_score TYPE numeric(12, 2),
        ADD COLUMN exact_score text,
        ADD COLUMN exact_max_score text`);
    await queryRunner.query(`
      UPDATE attempts SET exact_score = ${text('score')}, exact_max_score = ${text('max_score')}
      WHERE score IS NOT NULL`);
  }

  /**
   * What cannot be said in the older form is lost: fractions are rounded to two decimals, marks of a wrong
   * choice for each question become those of a question of one mark unless all earn the same, and those of
   * a question are dropped. Decimal marks of papers and rubrics stay text, which reads as the same number.
   * @throws where papers or rubrics have fractions: attempts at them could not be submitted
   */
  async down(queryRunner: QueryRunner): Promise<void> {
    const [fractions] = (await queryRunner.query(FRACTIONS)) as { count: number }[];
    if (fractions?.count)
      throw new Error(
        `${fractions.count} papers or rubrics have fractions of marks, which earlier releases cannot read. Keep this release, or restore the backup from before it.`,
      );
    await queryRunner.query(
      `ALTER TABLE attempts DROP COLUMN exact_score, DROP COLUMN exact_max_score,
        ALTER COLUMN score TYPE numeric(9, 2) USING ${bounded('score', 7)},
        ALTER COLUMN max_score TYPE numeric(9, 2) USING ${bounded('max_score', 7)}`,
    );
    for (const table of ['grades', 'grade_changes'])
      await queryRunner.query(`
        ALTER TABLE ${table}
          ALTER COLUMN marks TYPE numeric(6, 2) USING ${bounded(number('marks'), 4)},
          ALTER COLUMN max_marks TYPE numeric(6, 2) USING ${number('max_marks')}`);
    await queryRunner.query(
      `ALTER TABLE exam_rules ADD COLUMN penalty_percent numeric(5, 2) NOT NULL DEFAULT 0`,
    );
    await queryRunner.query(`
      UPDATE exam_rules SET penalty_percent = ${percent('wrong_marks', right('wrong_marks_basis', 'marks_per_question'))}
      WHERE wrong_marks <> '0'`);
    await queryRunner.query(`
      UPDATE attempts SET rules = (rules - '{wrongMarks,wrongMarksBasis}'::text[]) || jsonb_build_object(
        'penaltyPercent', ${percent(`rules->>'wrongMarks'`, right(`rules->>'wrongMarksBasis'`, `rules->>'marksPerQuestion'`))},
        'marksPerQuestion', ${number(`rules->>'marksPerQuestion'`)})
      WHERE rules ? 'wrongMarks'`);
    for (const table of ['grades', 'grade_changes'])
      await queryRunner.query(`
        UPDATE ${table} SET rule = jsonb_build_object('marks', ${number(`rule->>'marks'`)},
          'penaltyPercent', ${percent(`rule->>'wrongMarks'`, ratio(`rule->>'marks'`))})
        WHERE rule ? 'wrongMarks'`);
    await queryRunner.query(`
      ALTER TABLE exam_rules DROP COLUMN wrong_marks, DROP COLUMN wrong_marks_basis,
        ALTER COLUMN marks_per_question TYPE numeric(6, 2) USING ${number('marks_per_question')}`);
    await queryRunner.query(`
      ALTER TABLE questions DROP COLUMN wrong_marks,
        ALTER COLUMN marks TYPE numeric(6, 2) USING ${number('marks')}`);
    await queryRunner.query(`
      CREATE INDEX grades_figures ON grades (quiz_id, revision_id)
        INCLUDE (attempt_id, question_id, outcome, choice, marks, max_marks)`);
  }
}

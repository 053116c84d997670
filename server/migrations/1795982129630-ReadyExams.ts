import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReadyExams1795982129630 implements MigrationInterface {
  name = 'ReadyExams1795982129630';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "exam_rules" ADD "is_ready" boolean NOT NULL DEFAULT false`);
    // Exams that learners can take, or could take before, stay as they are: scheduled, open and begun ones.
    // Nobody has changed their rules.
    await runner.query(`ALTER TABLE exam_rules DISABLE TRIGGER set_updated_at`);
    await runner.query(
      `UPDATE exam_rules r SET is_ready = true WHERE EXISTS
        (SELECT FROM paper_revisions p WHERE p.quiz_id = r.quiz_id AND p.number IS NOT NULL)`,
    );
    await runner.query(`ALTER TABLE exam_rules ENABLE TRIGGER set_updated_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // An earlier release does not know these actions, nor this mail: its invitation says the same times.
    await runner.query(
      `DELETE FROM audit_events WHERE action IN ('LEARNERS_INVITED', 'TIMES_MAILED')`,
    );
    await runner.query(`UPDATE mails SET template = 'exam-link' WHERE template = 'exam-times'`);
    await runner.query(`ALTER TABLE "exam_rules" DROP COLUMN "is_ready"`);
  }
}

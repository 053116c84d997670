import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Erasing learners, and how long institutes keep their data. Mails that are known to be a learner's get their id;
 * the others from before are removed within thirty days.
 */
export class PersonalData1795860000000 implements MigrationInterface {
  name = 'PersonalData1795860000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "institutes" ADD "learner_retention_months" smallint`);
    await runner.query(`ALTER TABLE "learners" ADD "erased_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(
      `ALTER TABLE "class_list_members" ADD "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await runner.query(`ALTER TABLE "audit_events" ADD "learner_id" uuid`);
    await runner.query(`ALTER TABLE "mails" ADD "learner_id" uuid`);
    await runner.query(
      `CREATE INDEX "audit_events_learner" ON "audit_events"  ("learner_id") WHERE learner_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "mails_learner" ON "mails"  ("learner_id") WHERE learner_id IS NOT NULL`,
    );
    await runner.query(
      `UPDATE mails m SET learner_id = c.learner_id FROM candidates c WHERE c.mail_id = m.id`,
    );
    await runner.query(`UPDATE mails m SET learner_id = c.learner_id
      FROM result_notices n JOIN attempts a ON a.id = n.attempt_id JOIN candidates c ON c.id = a.candidate_id
      WHERE n.mail_id = m.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."mails_learner"`);
    await runner.query(`DROP INDEX "public"."audit_events_learner"`);
    await runner.query(`ALTER TABLE "mails" DROP COLUMN "learner_id"`);
    await runner.query(`ALTER TABLE "audit_events" DROP COLUMN "learner_id"`);
    await runner.query(`ALTER TABLE "class_list_members" DROP COLUMN "created_at"`);
    await runner.query(`ALTER TABLE "learners" DROP COLUMN "erased_at"`);
    await runner.query(`ALTER TABLE "institutes" DROP COLUMN "learner_retention_months"`);
  }
}

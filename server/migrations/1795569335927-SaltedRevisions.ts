import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SaltedRevisions1795569335927 implements MigrationInterface {
  name = 'SaltedRevisions1795569335927';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "paper_revisions" ADD "salt" bytea`);
    await runner.query(`ALTER TABLE "paper_revisions" ADD "commitment" character varying(64)`);
    await runner.query(
      `ALTER TABLE "paper_revisions" ADD "is_hash_published" boolean NOT NULL DEFAULT false`,
    );
    await runner.query(
      `UPDATE paper_revisions SET salt = uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())`,
    );
    // A reopened attempt had a receipt, too. Previews show theirs to staff, who know the key.
    await runner.query(
      `UPDATE paper_revisions r
       SET commitment = encode(sha256(salt || convert_to(content::text, 'UTF8')), 'hex'),
         is_hash_published = EXISTS (
           SELECT FROM attempts a WHERE a.revision_id = r.id AND NOT a.is_preview
             AND (a.receipt IS NOT NULL OR a.reopened_until IS NOT NULL)
         )`,
    );
    await runner.query(`ALTER TABLE "paper_revisions" ALTER COLUMN "salt" SET NOT NULL`);
    await runner.query(`ALTER TABLE "paper_revisions" ALTER COLUMN "commitment" SET NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "paper_revisions" DROP COLUMN "is_hash_published"`);
    await runner.query(`ALTER TABLE "paper_revisions" DROP COLUMN "commitment"`);
    await runner.query(`ALTER TABLE "paper_revisions" DROP COLUMN "salt"`);
  }
}

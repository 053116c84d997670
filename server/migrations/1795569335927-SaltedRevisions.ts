import type { MigrationInterface, QueryRunner } from 'typeorm';

/** 32 bytes, of which 244 bits are random. Each evaluation returns another value. */
const NEW_SALT = 'uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())';
const commitmentOf = (salt: string, content: string): string =>
  `encode(sha256(${salt} || convert_to(${content}::text, 'UTF8')), 'hex')`;

/**
 * The hash of a paper in receipts: SHA-256 of a salt followed by the content. A trigger creates both, so that servers
 * that still run the previous version store them too.
 */
export class SaltedRevisions1795569335927 implements MigrationInterface {
  name = 'SaltedRevisions1795569335927';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "paper_revisions" ADD "salt" bytea`);
    await runner.query(`ALTER TABLE "paper_revisions" ADD "commitment" character varying(64)`);
    await runner.query(
      `ALTER TABLE "paper_revisions" ADD "is_hash_published" boolean NOT NULL DEFAULT false`,
    );
    // A reopened attempt had a receipt, too. Previews show theirs only to staff, who know the answer key.
    await runner.query(
      `UPDATE paper_revisions r
       SET salt = s.salt, commitment = ${commitmentOf('s.salt', 'r.content')},
         is_hash_published = EXISTS (
           SELECT FROM attempts a WHERE a.revision_id = r.id AND NOT a.is_preview
             AND (a.receipt IS NOT NULL OR a.reopened_until IS NOT NULL)
         )
       FROM (SELECT id, ${NEW_SALT} AS salt FROM paper_revisions) s
       WHERE r.id = s.id`,
    );
    await runner.query(`ALTER TABLE "paper_revisions" ALTER COLUMN "salt" SET NOT NULL`);
    await runner.query(`ALTER TABLE "paper_revisions" ALTER COLUMN "commitment" SET NOT NULL`);
    await runner.query(
      `CREATE OR REPLACE FUNCTION commit_to_paper() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN
         NEW.salt := ${NEW_SALT};
         NEW.commitment := ${commitmentOf('NEW.salt', 'NEW.content')};
         RETURN NEW;
       END $$`,
    );
    await runner.query(
      `CREATE TRIGGER commit_to_paper BEFORE INSERT ON paper_revisions
       FOR EACH ROW EXECUTE FUNCTION commit_to_paper()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER commit_to_paper ON paper_revisions`);
    await runner.query(`DROP FUNCTION commit_to_paper`);
    await runner.query(`ALTER TABLE "paper_revisions" DROP COLUMN "is_hash_published"`);
    await runner.query(`ALTER TABLE "paper_revisions" DROP COLUMN "commitment"`);
    await runner.query(`ALTER TABLE "paper_revisions" DROP COLUMN "salt"`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a visitor wants to be reached by was called `phone` in databases that an earlier build of
 * AddEnquiries made; everywhere else nothing happens here.
 */
export class ContactColumn1795298000000 implements MigrationInterface {
  name = 'ContactColumn1795298000000';

  async up(runner: QueryRunner): Promise<void> {
    const isOld = await runner.hasColumn('contacts', 'phone');
    if (isOld) await runner.query('ALTER TABLE contacts RENAME COLUMN phone TO contact');
  }

  async down(): Promise<void> {
    // The column is called so since AddEnquiries.
  }
}

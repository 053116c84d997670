import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An earlier build of AddEnquiries created the column `contact` with the name `phone`. All other databases
 * stay unchanged.
 */
export class ContactColumn1795298000000 implements MigrationInterface {
  name = 'ContactColumn1795298000000';

  async up(runner: QueryRunner): Promise<void> {
    const isOld = await runner.hasColumn('contacts', 'phone');
    if (isOld) await runner.query('ALTER TABLE contacts RENAME COLUMN phone TO contact');
  }

  async down(): Promise<void> {
    // AddEnquiries creates the column with this name.
  }
}

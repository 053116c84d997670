import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names of zones that browsers still send, and their names today (server/users/time-zone-names.ts). The API took any case. */
const RENAMED = [
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
] as const;

export class ZoneNames1795936000000 implements MigrationInterface {
  name = 'ZoneNames1795936000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [earlier, name] of RENAMED)
      await runner.query(
        `UPDATE institutes SET time_zone = $2 WHERE lower(time_zone) = lower($1)`,
        [earlier, name],
      );
  }

  /** An earlier release knows the new names, too. */
  async down(): Promise<void> {
    await Promise.resolve();
  }
}

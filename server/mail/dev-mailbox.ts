/** The development mailbox: one JSON file a mail, in DATA_DIR, the newest few hundred. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/env.js';
import { isLoopback } from '../core/http/local.js';
import type { OutgoingMail } from './mail.transport.js';

export interface KeptMail extends OutgoingMail {
  /** ISO 8601. */
  date: string;
}

const KEEP = 200;

/**
 * Whether it may be looked at: where people come from elsewhere, codes of theirs are in it, and a proxy that
 * adds no header makes them look like callers on this machine.
 */
export function isMailboxOpen({ isProduction, SMTP_URL, PUBLIC_URL }: Config): boolean {
  return !isProduction && SMTP_URL === undefined && isLoopback(new URL(PUBLIC_URL).host);
}

export class DevMailbox {
  private readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'mailbox');
  }

  async add(mail: OutgoingMail): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const date = new Date().toISOString();
    // The mail's own id in the name: a repeated delivery replaces nothing and is seen as such.
    const name = `${date.replaceAll(':', '-')}-${mail.id}.json`;
    const kept: KeptMail = { ...mail, date };
    await writeFile(join(this.folder, name), JSON.stringify(kept, null, 2), { mode: 0o600 });
    const surplus = (await this.names()).slice(KEEP);
    await Promise.all(surplus.map((old) => rm(join(this.folder, old), { force: true })));
  }

  /** The newest first. */
  async list(): Promise<KeptMail[]> {
    const names = await this.names();
    const files = await Promise.all(names.map((name) => readFile(join(this.folder, name), 'utf8')));
    return files.map((file) => JSON.parse(file) as KeptMail);
  }

  private async names(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
  }
}

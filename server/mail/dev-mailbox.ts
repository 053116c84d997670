/** The development mailbox: one JSON file per mail in DATA_DIR, for the newest 200. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/env.js';
import { isLoopback } from '../core/http/local-requests.js';
import type { OutgoingMail } from './mail.transport.js';

export interface StoredMail extends OutgoingMail {
  /** ISO 8601. */
  date: string;
}

const MAX_STORED_MAILS = 200;

/**
 * Whether the mailbox can be opened: not if users are on other machines, because it contains their codes, and
 * a proxy that adds no header would make them look like local callers.
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
    // The date keeps a repeated delivery from replacing the first; the mail's id shows that it is the same.
    const name = `${date.replaceAll(':', '-')}-${mail.id}.json`;
    const stored: StoredMail = { ...mail, date };
    await writeFile(join(this.folder, name), JSON.stringify(stored, null, 2), { mode: 0o600 });
    const surplus = (await this.names()).slice(MAX_STORED_MAILS);
    await Promise.all(surplus.map((old) => rm(join(this.folder, old), { force: true })));
  }

  /** The newest first. */
  async list(): Promise<StoredMail[]> {
    const names = await this.names();
    const files = await Promise.all(names.map((name) => readFile(join(this.folder, name), 'utf8')));
    return files.map((file) => JSON.parse(file) as StoredMail);
  }

  private async names(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
  }
}

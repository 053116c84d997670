/** See build-server-entries.mjs. */
export const ENTRIES: Readonly<Record<string, string>>;

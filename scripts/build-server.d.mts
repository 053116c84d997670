/** See build-server.mjs. */
export const ENTRIES: Readonly<Record<string, string>>;
export function bundleServer(entries: Record<string, string>, dir: string): Promise<void>;

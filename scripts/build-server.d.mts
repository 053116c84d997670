/** See build-server.mjs. */
export function bundleServer(entries: Record<string, string>, dir: string): Promise<void>;

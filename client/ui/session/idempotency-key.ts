/** @returns a key of 128 random bits. `crypto.randomUUID` is missing on pages without HTTPS. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function idempotencyHeader(key: string): { 'idempotency-key': string } {
  return { 'idempotency-key': key };
}

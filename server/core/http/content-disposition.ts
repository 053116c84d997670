/** Characters that no file name should have: separators, control characters and bidi marks. */

const UNSAFE = /[\u0000-\u001f\u007f/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The Content-Disposition of a download, for a file name with any characters (RFC 6266). */
export function contentDisposition(name: string): string {
  const safe = name.toWellFormed().replace(UNSAFE, '_');
  const ascii = safe.replace(/[^ -~]|%/g, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** A code as people read it: in two halves. */
export function formatCode(code: string): string {
  const plain = code.replaceAll('-', '');
  return `${plain.slice(0, 4)}-${plain.slice(4)}`;
}

/** @param milliseconds more than 0 @returns for example `12:05` or `1:02:05` */
export function formatRemaining(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3_600);
  const padded = parts.map((part) => String(part).padStart(2, '0'));
  return hours > 0 ? `${hours}:${padded.join(':')}` : `${parts[0]}:${padded[1]}`;
}

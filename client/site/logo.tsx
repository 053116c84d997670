/** The logo: a paper with a tick. */
export function Logo() {
  return <img src="/favicon.svg" alt="" width={28} height={28} />;
}

/** The mark: a paper with a tick. */
export function Mark() {
  return <img src="/favicon.svg" alt="" width={28} height={28} />;
}

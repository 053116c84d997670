/** Why a breaking change cannot wait, by the path of what it changes. */
export type AcceptedBreaks = Record<string, string>;

export function dayOf(baseline: string): string | undefined;
export function schemaProblems(
  baseline: string,
  schema: string,
  accepted: AcceptedBreaks,
  today: string,
): Promise<string[]>;
export function changeList(
  baseline: string,
  schema: string,
  accepted: AcceptedBreaks,
): Promise<string>;

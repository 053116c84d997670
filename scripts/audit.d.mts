export interface LockedPackage {
  name: string;
  version: string;
}

export interface Advisories {
  reviewed: string;
  source: string;
  lock: string;
  advisories: { id: string; name: string; range: string; accepted?: string }[];
}

export function packagesOf(lock: {
  packages: Record<string, { name?: string; version: string }>;
}): LockedPackage[];
export function hashOf(packages: LockedPackage[]): string;
export function problemsOf(
  advisories: Advisories,
  packages: LockedPackage[],
  now?: number,
): string[];

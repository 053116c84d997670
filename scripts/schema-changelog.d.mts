export const BASELINE: string;
export const CHANGES: string;
export const ACCEPTED: string;
export function today(): string;
export function currentChangelog(): Promise<string>;
export function currentProblems(): Promise<string[]>;
export function releaseProblems(day: string): Promise<string[]>;
export function moveBaseline(day: string): void;
export function releaseSchema(version: string, day: string): Promise<void>;

import { createContext } from 'preact';

/** The code with which a candidate continues on another device; null for those who have none. */
export const ReturnCode = createContext<string | null>(null);

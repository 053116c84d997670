import type { z } from 'zod';

/** A route as its documentation describes it. */
export interface Described {
  summary: string;
  /** Without the token of a link. */
  isPublic?: boolean;
  query?: z.ZodObject;
  request?: z.ZodType;
  status?: number;
  answer: z.ZodType;
  refusals?: Record<number, string>;
}

export type DescribedPaths = Record<string, Partial<Record<'get' | 'post' | 'put', Described>>>;

/** Where a route names an attempt. */
export const GONE = { 404: 'There is no such attempt of this candidate.' };

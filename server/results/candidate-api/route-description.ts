import type { z } from 'zod';

/** A route of the OpenAPI document. */
export interface RouteDescription {
  summary: string;
  /** Needs no candidate token. */
  isPublic?: boolean;
  query?: z.ZodObject;
  request?: z.ZodType;
  status?: number;
  answer: z.ZodType;
  refusals?: Record<number, string>;
}

export type RouteDescriptions = Record<
  string,
  Partial<Record<'get' | 'post' | 'put', RouteDescription>>
>;

/** For routes with the id of an attempt. */
export const ATTEMPT_NOT_FOUND = { 404: 'There is no such attempt of this candidate.' };

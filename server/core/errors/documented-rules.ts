/** Limits that a schema checks by a function, so that a document generated from it cannot see them. */
import { z } from 'zod';

interface DocumentedRule {
  /** In characters (code points), as JSON Schema counts them, too. */
  minLength?: number;
  maxLength?: number;
  /** A format of JSON Schema. */
  format?: string;
  /** Zod leaves those of rules that transform their input out. */
  examples?: unknown[];
}

/** By schema: what the document of the REST routes says of it besides (core/http/openapi). */
export const documentedRules = z.registry<DocumentedRule>();

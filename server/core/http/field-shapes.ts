/** Fields that bodies of several routes have, each with its example for the document. */
import { z } from 'zod';

/**
 * An id in a path. Any text is accepted, because ids are opaque to callers: one of another form is "not found".
 */
export const pathIdRule = z.string().meta({ format: 'uuid' });

export const titleShape = z.string().meta({ examples: ['Geography, final exam'] });
export const instituteShape = z.string().meta({ examples: ['Analytical School'] });
export const timeZoneShape = z.string().meta({
  description: 'IANA name of the zone to show times in.',
  examples: ['Asia/Kolkata'],
});
export const personNameShape = z.string().meta({ examples: ['Ada Byron'] });
export const emailShape = z.string().meta({ format: 'email' });

export const questionCountShape = z.int().meta({ examples: [40] });
/** Of answers and decisions. */
export const countShape = z.int().meta({ examples: [2] });
/** An ordinal number, from 1. */
export const numberShape = z.int().meta({ examples: [1] });

export const hashShape = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({
    description: 'SHA-256, in lower-case hex.',
    examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  });

/** Characters of a signature: its statement has texts of a few hundred characters. */
const MAX_SIGNATURE = 16_384;

export const signatureShape = z
  .string()
  .max(MAX_SIGNATURE)
  .meta({
    description: 'A compact JWS (EdDSA).',
    examples: ['eyJhbGciOiJFZERTQSIsImtpZCI6Ijd0UTIifQ.eyJ2ZXJzaW9uIjoyfQ.c2lnbmF0dXJl'],
  });
export const keyIdShape = z.string().meta({ examples: ['7tQ2mZ0cXw'] });

export const imageShape = {
  imageId: z.uuid(),
  url: z.string().meta({ examples: ['/images/2b1f6c0e.webp'] }),
  width: z.int().meta({ examples: [1280] }),
  height: z.int().meta({ examples: [720] }),
};

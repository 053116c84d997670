import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/env.js';

const YEAR_S = 31_536_000;

/** Headers of every response. Answers that are no pages may load nothing at all. */
export async function securityHeaders(fastify: FastifyInstance, config: Config): Promise<void> {
  const secure = config.PUBLIC_URL.startsWith('https:');
  const options: FastifyHelmetOptions = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: frameAncestors(config),
      },
    },
    strictTransportSecurity: secure
      ? { maxAge: YEAR_S, includeSubDomains: config.HSTS_SUBDOMAINS }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // frame-ancestors says it better; this header can name no origins.
    xFrameOptions: config.FRAME_ANCESTORS.length === 0 ? { action: 'deny' } : false,
  };
  await fastify.register(helmet, options);
}

/**
 * The policy of an HTML page. Scripts only from files of ours; styles from files or with this
 * response's nonce; style attributes are what the component library positions things with.
 */
export function pagePolicy(nonce: string, config: Config): string {
  return [
    ...ownFiles(config),
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
  ].join('; ');
}

/** The policy of a public page: everything that runs or styles it is a file of ours. */
export function sitePolicy(config: Config): string {
  return [...ownFiles(config), "style-src 'self'", "img-src 'self'"].join('; ');
}

/** What all pages of the client have in common. */
function ownFiles(config: Config): string[] {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors(config).join(' ')}`,
  ];
}

/**
 * The policy of pages that a tool of others makes: the query editor, the viewer of the older routes.
 * They write style elements as they go and bring fonts and pictures along in their styles; their
 * scripts and workers are files of ours like all others.
 */
export function toolPolicy(config: Config): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "worker-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors(config).join(' ')}`,
  ].join('; ');
}

function frameAncestors(config: Config): string[] {
  return config.FRAME_ANCESTORS.length > 0 ? config.FRAME_ANCESTORS : ["'none'"];
}

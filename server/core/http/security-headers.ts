import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/env.js';

const YEAR_S = 31_536_000;

/** Headers of every response. Responses that are not pages may load nothing at all. */
export async function registerSecurityHeaders(
  fastify: FastifyInstance,
  config: Config,
): Promise<void> {
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
    // frame-ancestors replaces this header, which cannot name origins.
    xFrameOptions: config.FRAME_ANCESTORS.length === 0 ? { action: 'deny' } : false,
  };
  await fastify.register(helmet, options);
}

/**
 * The policy of an HTML page. Scripts only from our own files; styles from files or with the nonce of the
 * response; style attributes are allowed because the component library positions elements with them.
 */
export function pagePolicy(nonce: string, config: Config): string {
  return [
    ...commonDirectives(config),
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
  ].join('; ');
}

/** The policy of a public page: all scripts and styles are files of our own. */
export function sitePolicy(config: Config): string {
  return [...commonDirectives(config), "style-src 'self'", "img-src 'self'"].join('; ');
}

/** The policy of the service worker: it loads pages and files of our own, which have policies themselves. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The directives of all pages of the client. */
function commonDirectives(config: Config): string[] {
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
 * The policy of third-party tools: the query editor, the viewer of the legacy routes. They add style
 * elements at run time, and their styles contain fonts and images; their scripts and workers are our
 * own files like all others.
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

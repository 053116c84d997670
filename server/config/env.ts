/**
 * The only place that reads the environment. Every variable is described here (docs/settings.md lists the
 * same ones); an invalid value stops the start with a sentence that explains how to fix it.
 */
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { PROJECT_FOLDER } from './folders.js';
import { hostProblems, findOrigins } from './hosts.js';
import { trimTrailingSlashes } from './trailing-slashes.js';

/** A list separated by commas; blanks around the entries are ignored. */
const commaList = z
  .string()
  .transform((value) => value.split(',').map((entry) => entry.trim()))
  .pipe(z.array(z.string().min(1, 'has an empty entry')).max(100));

const hostNames = commaList.pipe(
  z.array(
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9.-]+(:\d+)?$/, 'takes host names, with a port where there is one'),
  ),
);

const origin = z
  .string()
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, {
    message: 'takes origins such as https://exams.example.org, without a path',
  });

function urlWith(protocols: string[], example: string) {
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      message: `must look like ${example}`,
    });
}

/** "2" (the number of proxies in front) or the addresses and networks of trusted proxies. */
const trustProxy = z.string().transform((value, context): number | string[] => {
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const addresses = value.split(',').map((entry) => entry.trim());
  const invalid = addresses.find((entry) => {
    const [address = '', bits, ...rest] = entry.split('/');
    const version = isIP(address);
    const bitsFit =
      bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
    return version === 0 || !bitsFit || rest.length > 0;
  });
  if (invalid === undefined) return addresses;
  context.addIssue('takes a number of proxies, or their addresses or networks, with commas');
  return z.NEVER;
});

const variables = z.object({
  /** `production` has stricter rules (below) and logs in JSON. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** The port of client and API. */
  PORT: z.coerce.number('must be a port number').int().min(1).max(65_535).default(3000),
  /** The address to listen on; loopback by default. */
  HOST: z.string().max(255).default('127.0.0.1'),
  /** The folder of the embedded database, files and the development mailbox. */
  DATA_DIR: z
    .string()
    .max(4_000)
    .default(join(PROJECT_FOLDER, '.data'))
    .transform((path) => resolve(path)),
  /** An external PostgreSQL server. Without it an embedded one runs in DATA_DIR. */
  DATABASE_URL: urlWith(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/name',
  ).optional(),
  /** Without it the queue and the rate limits are stored in PostgreSQL. */
  REDIS_URL: urlWith(['redis:', 'rediss:'], 'redis://host:6379').optional(),
  /** Without it mail goes to the development mailbox. */
  SMTP_URL: urlWith(['smtp:', 'smtps:'], 'smtp://127.0.0.1:2525').optional(),
  /** Without it files are stored in DATA_DIR. */
  STORAGE_URL: urlWith(['s3:'], 's3://bucket?region=eu-west-1')
    .refine((value) => !URL.canParse(value) || new URL(value).hostname !== '', 'names no bucket')
    .optional(),
  /** Signs sessions and encrypts codes. Without it a secret is generated and stored in DATA_DIR. */
  JWT_SECRET: z
    .string()
    .refine((value) => Buffer.byteLength(value) >= 32, 'must have at least 32 bytes')
    .optional(),
  /** `api` and `worker` divide the work between processes; `all` does both in one. */
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  /** Hosts that show only the public site. */
  PUBLIC_HOSTS: hostNames.default([]),
  /** Hosts that show only the staff area. */
  ADMIN_HOSTS: hostNames.default([]),
  /** The public address of this installation, for mails and links. */
  PUBLIC_URL: urlWith(['http:', 'https:'], 'https://exams.example.org')
    .transform(trimTrailingSlashes)
    .optional(),
  /** `off` disables rate limits and the minimum interval between mails, for load tests. */
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  /** Browser origins that may call the API from their own pages. */
  CORS_ORIGINS: commaList.pipe(z.array(origin)).default([]),
  /** The Bearer token of Prometheus for `/metrics`. Without it only callers on this machine get metrics. */
  METRICS_TOKEN: z
    .string()
    .max(500)
    .regex(/^[\w.~+/-]{32,}=*$/, 'takes at least 32 characters: letters, digits and -._~+/')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Proxies whose X-Forwarded-For and -Host are trusted. None by default. */
  TRUST_PROXY: trustProxy.optional(),
  /**
   * `off`: the legacy routes accept a registration or reset only with the token from the validation
   * of the code.
   */
  LEGACY_ADDRESS_PROOF: z.enum(['on', 'off']).default('on'),
  /** The sender of every mail. */
  MAIL_FROM: z
    .string()
    .max(320)
    .regex(/^(?:[^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, or Name <address>')
    .default('Examwright <no-reply@localhost>'),
  /** The operator on the policy pages: name, address, contact. */
  OPERATOR: z
    .string()
    .max(500)
    .default('The administrator of this site has not entered their details here.'),
  /** `on` makes browsers require HTTPS for all subdomains too. Use it only if all of them have it. */
  HSTS_SUBDOMAINS: z
    .enum(['on', 'off'])
    .default('off')
    .transform((value) => value === 'on'),
  /** Origins that may embed pages in a frame. None by default. */
  FRAME_ANCESTORS: commaList.pipe(z.array(origin)).default([]),
});

const configuration = variables
  .superRefine((value, context) => {
    const reject = (name: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (value.NODE_ENV === 'production') {
      for (const name of ['JWT_SECRET', 'SMTP_URL', 'PUBLIC_URL'] as const) {
        if (!value[name]) reject(name, 'is required when NODE_ENV is production');
      }
      if (value.RATE_LIMIT === 'off') reject('RATE_LIMIT', 'cannot be off in production');
    }
    for (const [name, problem] of hostProblems(publicUrlOf(value), value)) reject(name, problem);
    if (value.ROLE !== 'all' && !value.DATABASE_URL) {
      reject('ROLE', `${value.ROLE} needs DATABASE_URL: an embedded database serves one process`);
    }
  })
  .transform((value) => {
    const PUBLIC_URL = publicUrlOf(value);
    return {
      ...value,
      PUBLIC_URL,
      ...findOrigins(PUBLIC_URL, value),
      isProduction: value.NODE_ENV === 'production',
      servesRequests: value.ROLE !== 'worker',
      runsJobs: value.ROLE !== 'api',
    };
  });

type Variables = z.output<typeof variables>;

function publicUrlOf({ PUBLIC_URL, PORT }: Pick<Variables, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}

/** The validated configuration, with all defaults filled in. */
export type Config = z.output<typeof configuration>;

/** The environment has an invalid value. `message` has one line per problem. */
export class ConfigError extends Error {}

/**
 * Reads the configuration.
 * @param environment like `process.env`; an empty value counts as absent
 * @throws ConfigError that names all invalid variables
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = configuration.safeParse(present);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  throw new ConfigError([...new Set(lines)].join('\n'));
}

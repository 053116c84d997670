import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './env.js';

const production = {
  NODE_ENV: 'production',
  JWT_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example.org:25',
  PUBLIC_URL: 'https://exams.example.org',
};

describe('readConfig', () => {
  it('has defaults for all variables', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      ROLE: 'all',
      RATE_LIMIT: 'on',
      LOG_LEVEL: 'info',
      PUBLIC_URL: 'http://localhost:3000',
      MAIL_FROM: 'Examwright <no-reply@localhost>',
      CORS_ORIGINS: [],
      servesRequests: true,
      runsJobs: true,
    });
  });

  it('treats an empty value as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 });
    expect(readConfig({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
  });

  it('reads lists, numbers and addresses', () => {
    const config = readConfig({
      PORT: '8080',
      PUBLIC_URL: 'https://exams.example.org/',
      PUBLIC_HOSTS: 'Example.org, www.example.org:8443',
      CORS_ORIGINS: 'https://a.example.org,http://localhost:5173',
      TRUST_PROXY: '10.0.0.0/8, ::1',
    });
    expect(config).toMatchObject({
      PORT: 8080,
      PUBLIC_URL: 'https://exams.example.org',
      PUBLIC_HOSTS: ['example.org', 'www.example.org:8443'],
      CORS_ORIGINS: ['https://a.example.org', 'http://localhost:5173'],
      TRUST_PROXY: ['10.0.0.0/8', '::1'],
    });
    expect(readConfig({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost:5432'],
    ['REDIS_URL', 'http://localhost'],
    ['SMTP_URL', 'mail.example.org'],
    ['STORAGE_URL', '/var/files'],
    ['STORAGE_URL', 's3://'],
    ['JWT_SECRET', 'x'.repeat(31)],
    ['METRICS_TOKEN', 'x'.repeat(31)],
    ['METRICS_TOKEN', `${'x'.repeat(32)} y`],
    ['ROLE', 'server'],
    ['RATE_LIMIT', 'no'],
    ['LOG_LEVEL', 'chatty'],
    ['PUBLIC_URL', 'exams.example.org'],
    ['PUBLIC_HOSTS', 'https://example.org'],
    ['ADMIN_HOSTS', 'a,,b'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://example.org/path'],
    ['FRAME_ANCESTORS', 'example.org'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['MAIL_FROM', 'Examwright'],
    ['MAIL_FROM', 'A <a@example.org>\nBcc: x@example.org'],
    ['NODE_ENV', 'staging'],
  ])('rejects %s=%j by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  it('explains what METRICS_TOKEN accepts', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'x'.repeat(31) })).toThrow(
      'METRICS_TOKEN: takes at least 32 characters: letters, digits and -._~+/',
    );
  });

  it('derives the origins of the public site and the staff area', () => {
    const origins = (environment: Record<string, string>) => {
      const { siteUrl, staffUrl } = readConfig(environment);
      return [siteUrl, staffUrl];
    };
    const PUBLIC_URL = 'https://exams.example.org';
    expect(origins({ PUBLIC_URL })).toEqual([PUBLIC_URL, PUBLIC_URL]);
    const hosts = { PUBLIC_HOSTS: 'www.example.org,example.org', ADMIN_HOSTS: 'admin.local:81' };
    expect(origins({ PUBLIC_URL, ...hosts })).toEqual([
      'https://www.example.org',
      'https://admin.local:81',
    ]);
  });

  it.each([
    ['https://www.a.org', 'www.a.org', '', /^ADMIN_HOSTS: is needed/m],
    ['https://admin.a.org', '', 'admin.a.org', /^PUBLIC_HOSTS: is needed/m],
    ['https://a.org', 'b.a.org,c.a.org', 'c.a.org', /^ADMIN_HOSTS: names c\.a\.org/m],
    [
      'https://a.org',
      'www.a.org',
      'b.a.org:443',
      /^ADMIN_HOSTS: names b\.a\.org:443: leave its port/m,
    ],
    [
      'http://a.org',
      'www.a.org:80',
      'b.a.org',
      /^PUBLIC_HOSTS: names www\.a\.org:80: leave its port/m,
    ],
  ])(
    'rejects hosts that cannot be reached: %s, %s, %s',
    (PUBLIC_URL, PUBLIC_HOSTS, ADMIN_HOSTS, why) => {
      expect(() => readConfig({ PUBLIC_URL, PUBLIC_HOSTS, ADMIN_HOSTS })).toThrow(why);
    },
  );

  it('names every bad variable at once', () => {
    const read = (): unknown => readConfig({ PORT: 'x', ROLE: 'y', LOG_LEVEL: 'z' });
    expect(read).toThrow(/PORT: [^]*ROLE: [^]*LOG_LEVEL: /);
  });

  it('has stricter rules for production', () => {
    expect(readConfig(production).isProduction).toBe(true);
    for (const name of ['JWT_SECRET', 'SMTP_URL', 'PUBLIC_URL']) {
      expect(() => readConfig({ ...production, [name]: undefined })).toThrow(
        `${name}: is required`,
      );
    }
    expect(() => readConfig({ ...production, RATE_LIMIT: 'off' })).toThrow(/^RATE_LIMIT: /);
  });

  it('rejects an embedded database for separate roles', () => {
    expect(() => readConfig({ ROLE: 'worker' })).toThrow(/^ROLE: worker needs DATABASE_URL/);
    const apart = readConfig({ ROLE: 'worker', DATABASE_URL: 'postgres://localhost/x' });
    expect(apart).toMatchObject({ servesRequests: false, runsJobs: true });
  });
});

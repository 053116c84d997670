/** The public pages, as the build has written them, with what only a running server knows put in. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/env.js';
import { BUILD_FOLDER } from '../../config/folders.js';
import type { HostKind } from '../../config/hosts.js';
import { escapeHtml } from './escape-html.js';
import { withOrigins } from './origins.js';
import { sitePolicy } from './security-headers.js';

const SITE = join(BUILD_FOLDER, 'site');
/** Where the policy pages name who runs this (client/site/addresses.ts). */
const OPERATOR = '__OPERATOR__';

interface SitePage {
  html: string;
  etag: string;
}

export class SitePages {
  private readonly ready = new Map<string, SitePage>();

  private constructor(
    private readonly written: ReadonlyMap<string, string>,
    private readonly sitemap: string,
    private readonly config: Config,
  ) {}

  static async read(config: Config): Promise<SitePages> {
    const names = (await readdir(SITE)).filter((name) => name.endsWith('.html'));
    const written = names.map(async (name): Promise<[string, string]> => {
      const path = name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`;
      return [path, await readFile(join(SITE, name), 'utf8')];
    });
    const sitemap = await readFile(join(SITE, 'sitemap.xml'), 'utf8');
    return new SitePages(new Map(await Promise.all(written)), sitemap, config);
  }

  /** Sends a page that there is, or that the browser still has it. */
  send(request: FastifyRequest, reply: FastifyReply, kind: HostKind, path: string): void {
    const page = this.pageOf(kind, path);
    void reply
      .header('content-security-policy', sitePolicy(this.config))
      .header('cache-control', 'no-cache')
      .header('etag', page.etag)
      .type('text/html; charset=utf-8');
    const isKnown = (request.headers['if-none-match'] ?? '').includes(page.etag);
    if (isKnown) void reply.code(304).send();
    else void reply.send(page.html);
  }

  /** Searches are for the public site; the staff's own host has nothing for them. */
  robots(kind: HostKind): string {
    if (kind === 'ADMIN') return 'User-agent: *\nDisallow: /\n';
    const closed = [
      '/navigation/',
      '/all-quizzes',
      '/take',
      '/verify',
      '/join',
      '/undo-reset',
      '/demo/results',
      '/graphql',
      '/docs/',
    ];
    const lines = closed.map((path) => `Disallow: ${path}`);
    return ['User-agent: *', ...lines, '', `Sitemap: ${this.config.siteUrl}/sitemap.xml`, ''].join(
      '\n',
    );
  }

  get siteMap(): string {
    return withOrigins(this.sitemap, 'BOTH', this.config);
  }

  private pageOf(kind: HostKind, path: string): SitePage {
    const key = `${kind} ${path}`;
    const made = this.ready.get(key) ?? this.make(kind, path);
    this.ready.set(key, made);
    return made;
  }

  private make(kind: HostKind, path: string): SitePage {
    const written = this.written.get(path);
    if (written === undefined) throw new Error(`The build has written no page for ${path}`);
    const operator = escapeHtml(this.config.OPERATOR);
    const html = withOrigins(written, kind, this.config).replaceAll(OPERATOR, () => operator);
    const hash = createHash('sha256').update(html).digest('base64url').slice(0, 20);
    // Weak: what is compressed on the way says the same.
    return { html, etag: `W/"${hash}"` };
  }
}

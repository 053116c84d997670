/** The public pages from the build, with the values of this server filled in. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/env.js';
import { BUILD_FOLDER } from '../../config/folders.js';
import type { HostKind } from '../../config/hosts.js';
import { escapeHtml } from './escape-html.js';
import { fillInOrigins } from './origins.js';
import { sitePolicy } from './security-headers.js';

const SITE_FOLDER = join(BUILD_FOLDER, 'site');
/** Placeholder for the operator's name on the policy pages (client/site/texts/addresses.ts). */
const OPERATOR_PLACEHOLDER = '__OPERATOR__';

interface SitePage {
  html: string;
  etag: string;
}

export class SitePages {
  private readonly rendered = new Map<string, SitePage>();

  private constructor(
    private readonly built: ReadonlyMap<string, string>,
    private readonly sitemap: string,
    private readonly config: Config,
  ) {}

  static async read(config: Config): Promise<SitePages> {
    const names = (await readdir(SITE_FOLDER)).filter((name) => name.endsWith('.html'));
    const built = names.map(async (name): Promise<[string, string]> => {
      const path = name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`;
      return [path, await readFile(join(SITE_FOLDER, name), 'utf8')];
    });
    const sitemap = await readFile(join(SITE_FOLDER, 'sitemap.xml'), 'utf8');
    return new SitePages(new Map(await Promise.all(built)), sitemap, config);
  }

  /** Sends an existing page, or 304 if the browser has the same version. */
  send(request: FastifyRequest, reply: FastifyReply, kind: HostKind, path: string): void {
    const page = this.pageFor(kind, path);
    void reply
      .header('content-security-policy', sitePolicy(this.config))
      .header('cache-control', 'no-cache')
      .header('etag', page.etag)
      .type('text/html; charset=utf-8');
    const isUnchanged = (request.headers['if-none-match'] ?? '').includes(page.etag);
    if (isUnchanged) void reply.code(304).send();
    else void reply.send(page.html);
  }

  /** Search engines may index the public site, and nothing on the host of the staff area. */
  robots(kind: HostKind): string {
    if (kind === 'ADMIN') return 'User-agent: *\nDisallow: /\n';
    const disallowed = [
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
    const lines = disallowed.map((path) => `Disallow: ${path}`);
    return ['User-agent: *', ...lines, '', `Sitemap: ${this.config.siteUrl}/sitemap.xml`, ''].join(
      '\n',
    );
  }

  get siteMap(): string {
    return fillInOrigins(this.sitemap, 'BOTH', this.config);
  }

  private pageFor(kind: HostKind, path: string): SitePage {
    const key = `${kind} ${path}`;
    const page = this.rendered.get(key) ?? this.render(kind, path);
    this.rendered.set(key, page);
    return page;
  }

  private render(kind: HostKind, path: string): SitePage {
    const built = this.built.get(path);
    if (built === undefined) throw new Error(`The build has no page for ${path}`);
    const operator = escapeHtml(this.config.OPERATOR);
    const html = fillInOrigins(built, kind, this.config).replaceAll(
      OPERATOR_PLACEHOLDER,
      () => operator,
    );
    const hash = createHash('sha256').update(html).digest('base64url').slice(0, 20);
    // Weak, because the response may be compressed on the way.
    return { html, etag: `W/"${hash}"` };
  }
}

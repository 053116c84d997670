import { createRequire } from 'node:module';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectFiles, read } from './setup/sources.js';

/** The files that GitHub, editors and bots read, and the change log, agree with the project. */

/** The package has no types. */
const { rcompare, satisfies, subset, valid } = createRequire(import.meta.url)('semver') as {
  rcompare: (one: string, other: string) => number;
  satisfies: (version: string, range: string) => boolean;
  subset: (range: string, of: string) => boolean;
  valid: (version: string) => string | null;
};

const manifest = JSON.parse(read('package.json')) as {
  version: string;
  engines: { node: string };
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Overrides;
};
interface Overrides {
  [name: string]: string | Overrides;
}
const files = new Set(projectFiles());

describe('CHANGELOG.md', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## (.*)$/gm)].map(([, text = '']) => text);
  const versions = headings.slice(1).map((text) => /^\[(.+)\] - (.+)$/.exec(text) ?? []);

  it('begins with the unreleased section', () => {
    expect(headings[0]).toBe('[Unreleased]');
  });

  it('has the version of package.json next, and the earlier ones after it', () => {
    const numbers = versions.map(([, version = '']) => version);
    expect(numbers[0]).toBe(manifest.version);
    expect(numbers.map((version) => valid(version))).toEqual(numbers);
    expect(numbers.toSorted(rcompare)).toEqual(numbers);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('has the date of each version', () => {
    const days = versions.map(([, , day = '']) => day);
    const iso = days.map((day) => new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10));
    expect(iso).toEqual(days);
    expect(days.toSorted().reverse()).toEqual(days);
  });

  it('groups the changes of a version as Keep a Changelog does', () => {
    const groups = [...read('CHANGELOG.md').matchAll(/^### (.*)$/gm)].map(([, text]) => text);
    const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    expect(groups.filter((group = '') => !known.includes(group))).toEqual([]);
  });
});

describe('.editorconfig', () => {
  it('has the values of .oxfmtrc.json', () => {
    const formatter = JSON.parse(read('.oxfmtrc.json')) as Record<
      string,
      string | number | boolean | undefined
    >;
    const [, all = ''] = read('.editorconfig').split(/^\[.*\]$/m);
    const values = Object.fromEntries(
      [...all.matchAll(/^(\w+) = (.*)$/gm)].map(([, key, value]) => [key, value]),
    );
    expect(values).toMatchObject({
      end_of_line: formatter['endOfLine'] ?? 'lf',
      indent_style: formatter['useTabs'] ? 'tab' : 'space',
      indent_size: String(formatter['tabWidth'] ?? 2),
      insert_final_newline: String(formatter['insertFinalNewline'] ?? true),
      max_line_length: String(formatter['printWidth']),
    });
  });
});

describe('the version of Node.js', () => {
  const recommended = read('.nvmrc').trim();

  it('of .nvmrc is the first that README names, and package.json allows all of it', () => {
    expect(/Node\.js (\d+)/.exec(read('README.md'))?.[1]).toBe(recommended);
    expect(subset(recommended, manifest.engines.node)).toBe(true);
  });

  it('of the development container is that of .nvmrc', () => {
    expect(container.image).toMatch(new RegExp(`^node:${recommended}-`));
  });
});

/** JSON with comments. */
const { config: container, error } = ts.parseConfigFileTextToJson(
  'devcontainer.json',
  read('.devcontainer/devcontainer.json'),
) as { config: Record<string, unknown>; error?: ts.Diagnostic };

describe('the development container', () => {
  it('installs the packages, and forwards the ports of the application and of Vite', () => {
    expect(error).toBeUndefined();
    expect(container['postCreateCommand']).toMatch(/npm ci$/);
    expect(container['forwardPorts']).toEqual([3000, 5173]);
    expect(Object.keys(container['portsAttributes'] as object)).toEqual(['3000', '5173']);
  });

  it('says that it is untested', () => {
    for (const path of ['devcontainer.json', 'README.md'])
      expect(read(`.devcontainer/${path}`)).toMatch(/\bUntried\b/);
  });
});

describe('issue forms', () => {
  interface Form {
    name: string;
    description: string;
    body: {
      type: string;
      id?: string;
      attributes: { label?: string; value?: string; options?: unknown[] };
      validations?: { required: boolean };
    }[];
  }
  const forms = ['bug_report', 'feature_request'].map(
    (name) => [name, parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`)) as Form] as const,
  );

  it.each(forms)('%s has what GitHub requires', (_name, { name, description, body }) => {
    expect([name, description].map((text) => typeof text)).toEqual(['string', 'string']);
    const fields = body.filter(({ type }) => type !== 'markdown');
    const ids = fields.map(({ id }) => id);
    expect(ids.filter((id) => !/^[\w-]+$/.test(id ?? ''))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { type, attributes } of body) {
      expect(['markdown', 'textarea', 'input', 'dropdown', 'checkboxes']).toContain(type);
      expect(type === 'markdown' ? attributes.value : attributes.label).toBeTruthy();
      if (['dropdown', 'checkboxes'].includes(type))
        expect(attributes.options?.length).toBeGreaterThan(0);
    }
    expect(fields.some(({ validations }) => validations?.required)).toBe(true);
  });

  it('send security problems to SECURITY.md, and allow no issue without a form', () => {
    const config = parse(read('.github/ISSUE_TEMPLATE/config.yml')) as {
      blank_issues_enabled: boolean;
      contact_links: { name: string; url: string; about: string }[];
    };
    expect(config.blank_issues_enabled).toBe(false);
    expect(config.contact_links).toEqual([
      {
        name: expect.stringMatching(/security/) as string,
        url: expect.stringMatching(/^https:\/\//) as string,
        about: expect.stringContaining('SECURITY.md') as string,
      },
    ]);
    expect(read('.github/ISSUE_TEMPLATE/bug_report.yml')).toContain('SECURITY.md');
  });
});

describe.each([
  '.github/PULL_REQUEST_TEMPLATE.md',
  '.github/ISSUE_TEMPLATE/bug_report.yml',
  '.devcontainer/README.md',
  'CHANGELOG.md',
  'CODE_OF_CONDUCT.md',
])('%s', (page) => {
  const text = read(page);

  it('names commands that exist', () => {
    const commands = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it('names documents that exist', () => {
    const named = [...text.matchAll(/\b([A-Z_]+\.md)\b/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !files.has(name))).toEqual([]);
  });
});

describe('renovate.json', () => {
  interface Rule {
    description?: string;
    groupName?: string;
    enabled?: boolean;
    allowedVersions?: string;
    matchDepTypes?: string[];
    matchPackageNames?: string[];
  }
  const renovate = JSON.parse(read('renovate.json')) as {
    packageRules: Rule[];
    rangeStrategy: string;
    lockFileMaintenance: { enabled: boolean; description: string };
  };
  const installed: Record<string, string> = {
    ...manifest.dependencies,
    ...manifest.optionalDependencies,
    ...manifest.devDependencies,
  };
  const restricting = renovate.packageRules.filter(
    ({ enabled, allowedVersions }) => enabled === false || allowedVersions !== undefined,
  );
  const namesOf = (rules: Rule[]): string[] =>
    rules.flatMap(({ matchPackageNames }) => matchPackageNames ?? []);
  const isOfOverrides = ({ matchDepTypes }: Rule): boolean =>
    matchDepTypes?.includes('overrides') ?? false;

  it('pins versions, and ignores the packages that must not be updated', () => {
    expect(renovate.rangeStrategy).toBe('pin');
    expect(renovate.lockFileMaintenance).toEqual({
      enabled: false,
      description: expect.stringContaining('scripts/advisories.json') as string,
    });
    const ranges = Object.entries(installed).filter(([, version]) => valid(version) === null);
    expect(ranges).toEqual([]);
  });

  it('ignores every override', () => {
    const namesIn = (overrides: Overrides): string[] =>
      Object.entries(overrides).flatMap(([name, value]) =>
        typeof value === 'string' ? [name] : namesIn(value),
      );
    const left = namesOf(restricting.filter(isOfOverrides));
    expect(left.sort()).toEqual(namesIn(manifest.overrides).sort());
  });

  it('ignores the packages that CONTRIBUTING.md calls pinned', () => {
    const [, section = ''] = read('CONTRIBUTING.md').split(/^##+ .*\bpinned\b.*$/im);
    const [pinned = ''] = section.split(/^##+ /m);
    const named = [...pinned.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
    const pins = named.filter((name) => name in installed);
    expect(pins).toContain('oxlint');
    const left = namesOf(restricting);
    expect(pins.filter((name) => !left.includes(name))).toEqual([]);
  });

  it('gives a reason for each package that it ignores', () => {
    expect(restricting.filter(({ description }) => !description)).toEqual([]);
  });

  it('allows the versions that are installed now', () => {
    for (const { matchPackageNames = [], allowedVersions } of restricting)
      if (allowedVersions !== undefined)
        for (const name of matchPackageNames)
          expect([name, satisfies(installed[name] ?? '', allowedVersions)]).toEqual([name, true]);
  });

  it('names packages and folders that exist', () => {
    const images = ['node', 'postgres'];
    const names = renovate.packageRules
      .filter((rule) => !isOfOverrides(rule))
      .flatMap(({ matchPackageNames }) => matchPackageNames ?? []);
    const isThere = (name: string): boolean =>
      name.endsWith('/**')
        ? Object.keys(installed).some((other) => other.startsWith(name.slice(0, -2)))
        : name in installed || images.includes(name);
    expect(names.filter((name) => !isThere(name))).toEqual([]);
  });
});

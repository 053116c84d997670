/** Finds or installs the programs that tests need and npm does not provide. */
import { runnerImport } from 'vite';

const { module } = await runnerImport('./test/setup/tools.ts', { configFile: false });
module.prepareTools();

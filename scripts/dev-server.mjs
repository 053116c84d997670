/** The server that `npm run dev` restarts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export class DevServer {
  #program;
  #onOutput;
  #process = null;
  #restarting = Promise.resolve();
  #isStopped = false;

  /** @param program the path of a script @param onOutput is called with each Buffer that it prints */
  constructor(program, onOutput) {
    this.#program = program;
    this.#onOutput = onOutput;
  }

  /** Restarts one after another: only one process can use the data folder at a time. */
  async restart() {
    this.#restarting = this.#restarting.then(async () => {
      await this.#end();
      if (this.#isStopped) return;
      this.#process = spawn(process.execPath, [this.#program], {
        stdio: ['inherit', 'pipe', 'inherit'],
      });
      this.#process.stdout.on('data', this.#onOutput);
    });
    await this.#restarting;
  }

  /** Stops the server, unless it has ended by itself or was killed. It is not started again. */
  async stop() {
    this.#isStopped = true;
    await this.#restarting;
    await this.#end();
  }

  async #end() {
    const server = this.#process;
    if (server === null || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
}

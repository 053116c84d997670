/** The results of a run so far, and its report at the end. */
import { timeLines } from './report.mjs';

export class Results {
  passed = 0;
  failed = 0;
  skipped = 0;
  failures = [];
  files = [];

  pass() {
    this.passed += 1;
  }

  fail(name) {
    this.failed += 1;
    this.failures.push(name);
  }

  /** @param report as `readReport` returns it @param files as durations.mjs writes them */
  add({ passed, failed, skipped, failures }, files) {
    this.passed += passed;
    this.failed += failed;
    this.skipped += skipped;
    this.failures.push(...failures);
    this.files.push(...files);
  }

  /** Failures are repeated, since logs are often cut to their end. The last line has the counts. */
  lines({ isRoot }) {
    // A failed hook skips its tests. Apart from that, only tests that need root may be skipped.
    const reasons = [
      ...(isRoot ? [] : ['they need root']),
      ...(this.failed > 0 ? ['what comes before them failed'] : []),
    ];
    const skipped = `${this.skipped} skipped`;
    const isExplained = reasons.length > 0;
    if (this.skipped > 0 && !isExplained) this.fail(skipped);
    return [
      ...(this.files.length > 0 ? timeLines(this.files) : []),
      ...(this.skipped > 0 && isExplained ? [`${skipped}: ${reasons.join(', or ')}`] : []),
      ...this.failures.map((name) => `Failed: ${name}`),
      `${this.passed} passed, ${this.failed} failed`,
    ];
  }

  /** Prints the end of a run. @returns the exit code */
  close() {
    for (const line of this.lines({ isRoot: process.getuid?.() === 0 })) console.log(line);
    return this.failed === 0 ? 0 : 1;
  }
}

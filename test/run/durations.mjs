/**
 * A reporter of Vitest that writes how long each file took, with its imports and hooks: the JSON
 * report counts from the first test on, and leaves out the start of a server before it.
 */
import { writeFileSync } from 'node:fs';

export default class Durations {
  onTestRunEnd(modules) {
    const files = modules.map((module) => ({
      path: module.relativeModuleId,
      project: module.project.name,
      seconds: secondsOf(module.diagnostic()),
    }));
    writeFileSync(process.env.DURATIONS_FILE, JSON.stringify(files));
  }
}

function secondsOf({
  environmentSetupDuration,
  prepareDuration,
  collectDuration,
  setupDuration,
  duration,
}) {
  const parts = [
    environmentSetupDuration,
    prepareDuration,
    collectDuration,
    setupDuration,
    duration,
  ];
  return parts.reduce((sum, part) => sum + part, 0) / 1000;
}

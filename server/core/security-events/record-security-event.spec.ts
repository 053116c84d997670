import { ConsoleLogger, Logger } from '@nestjs/common';
import { expect, it, vi } from 'vitest';
import { AppLogger } from '../../logger.js';
import { recordSecurityEvent, securityEventCounter } from './record-security-event.js';

/** The log lines that `act` prints, as JSON. */
function linesOf(act: () => void): { level: string; context: string; message: object }[] {
  Logger.overrideLogger(new AppLogger('info', true));
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    act();
    return write.mock.calls.map(([line]) => JSON.parse(String(line)) as never);
  } finally {
    write.mockRestore();
    Logger.overrideLogger(new ConsoleLogger());
  }
}

it('logs an event as JSON, refusals as warnings', () => {
  const lines = linesOf(() => {
    recordSecurityEvent('login.refused', { accountId: 'a', address: '198.51.100.7' });
    recordSecurityEvent('role.changed', { accountId: 'a', actorId: 'b', role: 'OWNER' });
  });
  expect(lines).toMatchObject([
    {
      level: 'warn',
      context: 'Security',
      message: { event: 'login.refused', accountId: 'a', address: '198.51.100.7' },
    },
    { level: 'log', message: { event: 'role.changed', actorId: 'b', role: 'OWNER' } },
  ]);
});

it('counts every event, and logs at most 300 lines of one', async () => {
  const lines = linesOf(() => {
    for (let count = 0; count < 400; count += 1) recordSecurityEvent('limit.reached', {});
    recordSecurityEvent('access_code.refused', {});
  });
  expect(lines).toHaveLength(302);
  expect(JSON.stringify(lines[300])).toContain('only counted');
  const { values } = await securityEventCounter.get();
  expect(values).toContainEqual({ labels: { event: 'limit.reached' }, value: 400 });
  expect(values).toContainEqual({ labels: { event: 'mailed_code.refused' }, value: 0 });
});

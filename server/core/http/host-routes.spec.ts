import { describe, expect, it } from 'vitest';
import { hostKind } from '../../config/hosts.js';
import { resolveDestination } from './host-routes.js';

const hosts = {
  PUBLIC_HOSTS: ['www.example.org', 'example.org:8080'],
  ADMIN_HOSTS: ['admin.example.org'],
};

describe('a host', () => {
  it.each([
    ['www.example.org', 'PUBLIC'],
    ['WWW.Example.org:3000', 'PUBLIC'],
    ['example.org:8080', 'PUBLIC'],
    ['example.org', 'BOTH'],
    ['admin.example.org', 'ADMIN'],
    ['evil-admin.example.org', 'BOTH'],
    ['localhost:3000', 'BOTH'],
    ['', 'BOTH'],
  ])('%s is %s', (host, kind) => {
    expect(hostKind(host, hosts)).toBe(kind);
  });

  it('is distinguished by its port where two differ only by that', () => {
    const byPort = { PUBLIC_HOSTS: ['example.org'], ADMIN_HOSTS: ['example.org:8443'] };
    expect(hostKind('example.org:8443', byPort)).toBe('ADMIN');
    expect(hostKind('example.org', byPort)).toBe('PUBLIC');
    expect(hostKind('example.org:3000', byPort)).toBe('PUBLIC');
  });

  it('on both lists shows both areas', () => {
    const both = { PUBLIC_HOSTS: ['example.org'], ADMIN_HOSTS: ['example.org'] };
    expect(hostKind('example.org', both)).toBe('BOTH');
  });
});

const staff = { page: 'STAFF' };
const candidates = { page: 'CANDIDATES' };
const site = (path: string) => ({ page: 'SITE', path });
const to = (redirect: string) => ({ redirect });

describe('an address', () => {
  it.each([
    ['/', site('/'), to('/login'), site('/')],
    ['/about', site('/about'), to('/login'), site('/about')],
    ['/features', site('/features'), to('/login'), site('/features')],
    ['/help', site('/help'), to('/login'), site('/help')],
    ['/plan', site('/plan'), to('/login'), site('/plan')],
    ['/plans', site('/plan'), to('/login'), site('/plan')],
    ['/plans/?from=mail', site('/plan'), to('/login'), site('/plan')],
    ['/demo', site('/demo'), to('/login'), site('/demo')],
    ['/demo/results', staff, to('/login'), staff],
    ['/home', to('/'), to('/login'), to('/')],
    ['/blog', to('/'), to('/login'), to('/')],
    ['/product', to('/#features'), to('/login'), to('/#features')],
    ['/pricing', to('/#plan'), to('/login'), to('/#plan')],
    ['/header', to('/'), to('/login'), site('/header')],
    ['/login', to('/'), staff, staff],
    ['/login?next=%2Fall-quizzes', to('/'), staff, staff],
    ['/register', to('/'), staff, staff],
    ['/join', { staff: '/join' }, staff, staff],
    ['/undo-reset', { staff: '/undo-reset' }, staff, staff],
    ['/Login', to('/'), staff, staff],
    ['/All-Quizzes', to('/'), staff, staff],
    ['/About', site('/about'), to('/login'), site('/about')],
    ['/all-quizzes', to('/'), staff, staff],
    ['/all-quizes', to('/'), staff, staff],
    ['/navigation/profile', to('/'), staff, staff],
    ['/navigation/exam/1/results', to('/'), staff, staff],
    ['/navigations', to('/'), to('/login'), to('/')],
    ['/privacy-policy', site('/privacy-policy'), site('/privacy-policy'), site('/privacy-policy')],
    ['/terms', site('/terms'), site('/terms'), site('/terms')],
    ['/cookies', site('/cookies'), site('/cookies'), site('/cookies')],
    ['/take', candidates, candidates, candidates],
    ['/take/ABCD-EFGH', candidates, candidates, candidates],
    ['/verify', candidates, candidates, candidates],
    ['/taken', to('/'), to('/login'), to('/')],
    ['/nowhere', to('/'), to('/login'), to('/')],
    ['//evil.example', to('/'), to('/login'), to('/')],
  ])('%s', (address, onPublic, onAdmin, onBoth) => {
    expect(resolveDestination('PUBLIC', address)).toEqual(onPublic);
    expect(resolveDestination('ADMIN', address)).toEqual(onAdmin);
    expect(resolveDestination('BOTH', address)).toEqual(onBoth);
  });
});

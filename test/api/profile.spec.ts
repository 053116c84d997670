import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { person } from '../setup/factories.js';

const app = useApplication();

const ME = '{ me { firstName lastName fullName institute { name timeZone } } }';
const PROFILE = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { fullName }
}`;
const INSTITUTE = `mutation ($input: UpdateInstituteInput!) {
  updateInstitute(input: $input) { name timeZone }
}`;

describe('updateProfile', () => {
  it("changes the caller's names, and nobody else’s", async () => {
    const { api } = await person(app);
    const other = await person(app);
    const input = { firstName: ' Zoë ', lastName: 'अंजलि' };
    expect(await api.ask(PROFILE, { input })).toEqual({
      updateProfile: { fullName: 'Zoë अंजलि' },
    });
    expect((await api.ask(ME))['me'].fullName).toBe('Zoë अंजलि');
    expect((await other.api.ask(ME))['me'].fullName).toBe('Ada Byron');
  });

  it.each([
    ['firstName', '', 'First Name is required'],
    ['firstName', 'R2D2', 'First Name must contain only alphabets'],
    ['lastName', 'x'.repeat(29), 'Last Name must be at most 28 characters long'],
  ])('rejects %s %j', async (path, value, message) => {
    const { api } = await person(app);
    const input = { firstName: 'Ada', lastName: 'Byron', [path]: value };
    const { extensions } = await api.refused(PROFILE, { input });
    expect(extensions).toMatchObject({ code: 'VALIDATION', fields: [{ path, message }] });
    expect((await api.ask(ME))['me'].fullName).toBe('Ada Byron');
  });
});

describe('updateInstitute', () => {
  it("changes the caller's institute, and no other of the same name", async () => {
    const { api } = await person(app);
    const other = await person(app);
    const input = { name: 'Schule 4 Ünter', timeZone: 'Asia/Kolkata' };
    expect(await api.ask(INSTITUTE, { input })).toEqual({ updateInstitute: input });
    expect((await api.ask(ME))['me'].institute).toEqual(input);
    expect((await other.api.ask(ME))['me'].institute).toEqual({
      name: 'Analytical School',
      timeZone: 'UTC',
    });
  });

  it('accepts earlier names of time zones, and stores those of today', async () => {
    const { api } = await person(app);
    const input = { name: 'School', timeZone: 'Asia/Calcutta' };
    const current = { name: 'School', timeZone: 'Asia/Kolkata' };
    expect(await api.ask(INSTITUTE, { input })).toEqual({ updateInstitute: current });
    expect((await api.ask(ME))['me'].institute).toEqual(current);
  });

  it.each([
    ['name', '', 'Institute Name is required'],
    ['name', 'A & B', 'Institute Name must contain only alphanumeric characters'],
    ['name', 'x'.repeat(201), 'Institute Name must be at most 200 characters long'],
    ['timeZone', 'Mars/Olympus', 'Time zone must be an IANA name such as Asia/Kolkata'],
    ['timeZone', '', 'Time zone must be an IANA name such as Asia/Kolkata'],
  ])('rejects %s %j', async (path, value, message) => {
    const { api } = await person(app);
    const input = { name: 'School', timeZone: 'UTC', [path]: value };
    const { extensions } = await api.refused(INSTITUTE, { input });
    expect(extensions).toMatchObject({ code: 'VALIDATION', fields: [{ path, message }] });
    expect((await api.ask(ME))['me'].institute.name).toBe('Analytical School');
  });
});

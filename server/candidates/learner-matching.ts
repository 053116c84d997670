/** Decides which of the people whom staff name are learners of the institute already. Pure, so that it can be tested alone. */
import { randomUUID } from 'node:crypto';
import type { FieldProblem } from '../core/errors/domain-error.js';
import type { Person } from './candidate.validation.js';
import type { LearnerIdentity } from './learner.queries.js';

/** Learners among whom a roll number identifies. */
export interface RollNumberScope {
  /** Those of a class list, or the candidates of an exam, with one of the given roll numbers. */
  learnerIds: ReadonlySet<string>;
  /** In an exam several classes meet, each with a number 1: there the name must be the same, too. */
  isWithName: boolean;
}

export interface MatchedPeople {
  /** The learner of each person, in their order. One stands there repeatedly if people are the same. */
  learners: LearnerIdentity[];
  created: LearnerIdentity[];
  changed: LearnerIdentity[];
  /** What speaks for two learners at once. If there are any, nothing may be stored. */
  problems: FieldProblem[];
}

/** A learner, with what this request gives of them. */
interface Entry {
  learner: LearnerIdentity;
  /** Null until a person of the request is this learner. */
  given: Person | null;
  state: 'CREATED' | 'CHANGED' | 'UNCHANGED';
}

type Problem = [field: 'name' | 'externalId' | 'email' | 'rollNumber', message: string];

/**
 * Looks for each person by external id, then by address, then by roll number within `scope`. A name alone never
 * identifies anybody. Everybody with a known id or address comes first: their former roll numbers are free for others.
 * @param stored all learners of the institute with one of the given external ids or addresses, and those of `scope`
 */
export function matchPeople(
  people: readonly Person[],
  stored: readonly LearnerIdentity[],
  scope: RollNumberScope,
): MatchedPeople {
  const index = new LearnerIndex(stored, scope);
  const found = new Map<number, Entry | Problem>();
  for (const [place, person] of people.entries()) {
    const known = index.identify(person);
    if (known) found.set(place, Array.isArray(known) ? known : index.assign(known, person));
  }
  for (const [place, person] of people.entries()) {
    if (found.has(place)) continue;
    const other = index.find(person);
    found.set(place, Array.isArray(other) ? other : index.assign(other, person));
  }
  const entries: Entry[] = [];
  const problems: FieldProblem[] = [];
  for (const [place, person] of people.entries()) {
    const outcome = found.get(place);
    if (Array.isArray(outcome)) {
      const [field, message] = outcome;
      problems.push({
        path: `people.${place}.${field}`,
        message: `${labelOf(person)}: ${message}`,
      });
    } else if (outcome) entries.push(outcome);
  }
  const all = [...new Set(entries)];
  const having = (state: Entry['state']): LearnerIdentity[] =>
    all.filter((entry) => entry.state === state).map(({ learner }) => learner);
  return {
    learners: entries.map(({ learner }) => learner),
    created: having('CREATED'),
    changed: having('CHANGED'),
    problems,
  };
}

class LearnerIndex {
  private readonly byExternalId = new Map<string, Entry>();
  /** An address that is replaced stays here: nobody else can get it in the same request. */
  private readonly byEmail = new Map<string, Entry>();
  private readonly byRollNumber = new Map<string, Set<Entry>>();

  constructor(
    stored: readonly LearnerIdentity[],
    private readonly scope: RollNumberScope,
  ) {
    for (const learner of stored) {
      const entry: Entry = { learner: { ...learner }, given: null, state: 'UNCHANGED' };
      this.add(entry, scope.learnerIds.has(learner.id));
    }
  }

  /** By external id or address. @returns null if neither is known */
  identify(person: Person): Entry | Problem | null {
    const byExternalId = this.byExternalId.get(person.externalId ?? '');
    const byEmail = this.byEmail.get(person.email ?? '');
    if (byExternalId && byEmail && byExternalId !== byEmail) {
      const [one, other] = [byExternalId.learner.name, byEmail.learner.name];
      return ['externalId', `The external id belongs to ${one}, the address to ${other}.`];
    }
    if (byEmail && person.externalId && (byEmail.learner.externalId ?? '') !== '') {
      const { externalId } = byEmail.learner;
      if (externalId !== person.externalId)
        return [
          'externalId',
          `The learner with this address already has the external id ${externalId}.`,
        ];
    }
    const identified = byExternalId ?? byEmail;
    const before = identified?.given?.email;
    if (before && person.email && before !== person.email)
      return [
        'email',
        `Another person in this list is the same learner, with the address ${before}.`,
      ];
    const name = identified?.given?.name ?? null;
    if (name !== null && person.name !== null && nameKey(name) !== nameKey(person.name))
      return ['name', `Another person in this list is the same learner, with the name ${name}.`];
    return identified ?? null;
  }

  /** @returns null for somebody new */
  find(person: Person): Entry | Problem | null {
    const found = this.identify(person) ?? this.findByRollNumber(person);
    if (found) return found;
    if (person.name === null && person.email === null)
      return ['name', 'Nobody has this external id yet. Add a name or an address.'];
    return null;
  }

  /** Stores in memory what the request gives of a learner, or of somebody new. */
  assign(found: Entry | null, person: Person): Entry {
    if (!found) {
      const { email, externalId, rollNumber } = person;
      const name = person.name ?? email ?? '';
      const learner = { id: randomUUID(), name, email, externalId, rollNumber };
      const entry: Entry = { learner, given: person, state: 'CREATED' };
      this.add(entry, true);
      return entry;
    }
    const { learner } = found;
    const before = { ...learner };
    this.freeRollNumber(found);
    // Whose name is not known is called by their address.
    const unnamed = learner.name === learner.email ? (person.email ?? learner.name) : learner.name;
    learner.name = person.name ?? unnamed;
    learner.email = person.email ?? learner.email;
    learner.externalId = person.externalId ?? learner.externalId;
    learner.rollNumber = person.rollNumber ?? learner.rollNumber;
    if (found.state === 'UNCHANGED' && !isSame(before, learner)) found.state = 'CHANGED';
    found.given = {
      ...person,
      name: person.name ?? found.given?.name ?? null,
      email: person.email ?? found.given?.email ?? null,
    };
    this.add(found, true);
    return found;
  }

  private findByRollNumber(person: Person): Entry | Problem | null {
    const { name, email, externalId, rollNumber } = person;
    if (rollNumber === null) return null;
    const found = [...(this.byRollNumber.get(this.rollNumberKey(rollNumber, name)) ?? [])].filter(
      ({ learner }) =>
        (email === null || learner.email === null) &&
        (externalId === null || learner.externalId === null),
    );
    const [entry, other] = found;
    if (other) return ['rollNumber', 'Several learners have this roll number. Add an address.'];
    // Numbers are given to others every year.
    const isNamed = entry !== undefined && entry.learner.name !== entry.learner.email;
    if (isNamed && name !== null && nameKey(name) !== nameKey(entry.learner.name))
      return [
        'rollNumber',
        `${entry.learner.name} has the same roll number. Use another one, or remove this learner from the list first.`,
      ];
    return entry ?? null;
  }

  /** @param isInScope whether their roll number identifies them: also of those whom the request adds */
  private add(entry: Entry, isInScope: boolean): void {
    const { externalId, email, rollNumber, name } = entry.learner;
    if (externalId !== null) this.byExternalId.set(externalId, entry);
    if (email !== null) this.byEmail.set(email, entry);
    if (rollNumber === null || !isInScope) return;
    const key = this.rollNumberKey(rollNumber, name);
    const entries = this.byRollNumber.get(key) ?? new Set();
    this.byRollNumber.set(key, entries.add(entry));
  }

  /** Before a number or name changes: somebody else may have the number by now. */
  private freeRollNumber(entry: Entry): void {
    const { rollNumber, name } = entry.learner;
    if (rollNumber !== null)
      this.byRollNumber.get(this.rollNumberKey(rollNumber, name))?.delete(entry);
  }

  private rollNumberKey(rollNumber: string, name: string | null): string {
    return this.scope.isWithName ? `${rollNumber} ${nameKey(name ?? '')}` : rollNumber;
  }
}

function labelOf({ name, email, externalId }: Person): string {
  return name ?? email ?? externalId ?? '';
}

function isSame(one: LearnerIdentity, other: LearnerIdentity): boolean {
  const { name, email, externalId, rollNumber } = other;
  return (
    one.name === name &&
    one.email === email &&
    one.externalId === externalId &&
    one.rollNumber === rollNumber
  );
}

function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

import { In, type EntityManager } from 'typeorm';
import { fullName, User } from '../users/user.entity.js';
import { Grade } from './grade.entity.js';

interface Marker {
  /** First and last name; null for marks by the rule, and once the marker's account is gone. */
  markerName: string | null;
}

/** A grade with the name of its marker. */
export type GradeWithMarker = Grade & Marker;

/** All grades of an attempt. */
export async function findGrades(
  manager: EntityManager,
  attemptId: string,
): Promise<GradeWithMarker[]> {
  const grades = await manager.findBy(Grade, { attemptId });
  return withMarkers(manager, grades);
}

/** Adds the names of their markers to grades, or to states of grades. */
export async function withMarkers<T extends Pick<Grade, 'markedBy'>>(
  manager: EntityManager,
  grades: readonly T[],
): Promise<(T & Marker)[]> {
  const ids = new Set(grades.flatMap(({ markedBy }) => markedBy ?? []));
  const users = ids.size === 0 ? [] : await manager.findBy(User, { id: In([...ids]) });
  const names = new Map(users.map((user) => [user.id, fullName(user)]));
  return grades.map((grade) =>
    Object.assign(grade, { markerName: names.get(grade.markedBy ?? '') ?? null }),
  );
}

import { imageUrl } from '../../media/image.entity.js';
import type { Institute } from '../../users/institute.entity.js';
import { fullName, type User } from '../../users/user.entity.js';

/** @param publicUrl makes links absolute, because callers are on other hosts */
export function profileLink({ pictureId }: User, publicUrl: string): { UserProfileLink?: string } {
  return pictureId === null ? {} : { UserProfileLink: publicUrl + imageUrl(pictureId) };
}

export function toProfile(user: User, institute: Institute, publicUrl: string) {
  return {
    fullname: fullName(user),
    email: user.email,
    InstituteName: institute.name,
    createdAt: user.createdAt.toISOString(),
    ...profileLink(user, publicUrl),
  };
}

/** Splits a full name at the first blank. */
export function splitName(fullname: string): { firstName: string; lastName: string } {
  const [, firstName = '', lastName = ''] = /^(\S*)\s*([^]*)$/.exec(fullname.trim()) ?? [];
  return { firstName, lastName };
}

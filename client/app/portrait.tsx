import { Text } from '@mantine/core';
import { useState } from 'react';
import { UserIcon } from '../ui/icons';
import classes from './shell.module.css';

interface PortraitProps {
  /** Null until loaded. */
  person: { firstName: string; lastName: string; pictureUrl: string | null } | null;
}

/** A user's profile picture, or their initials. */
export function Portrait({ person }: PortraitProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!person) return <UserIcon />;
  const { firstName, lastName, pictureUrl } = person;
  if (pictureUrl !== null && pictureUrl !== broken)
    return (
      <img
        src={pictureUrl}
        alt=""
        width={36}
        height={36}
        className={classes.portrait}
        onError={() => setBroken(pictureUrl)}
      />
    );
  return (
    <Text component="span" fw={700} size="sm" aria-hidden>
      {initialOf(firstName)}
      {initialOf(lastName)}
    </Text>
  );
}

/** The first grapheme: a letter with its marks. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return first?.segment.toLocaleUpperCase() ?? '';
}

import { Radio, Stack } from '@mantine/core';
import type { Role } from '../../gql/profile/graphql';
import { memberTexts as words } from '../../ui/texts/member-texts';

const ROLES = ['OWNER', 'EDITOR', 'MARKER'] as const;

interface RoleChoiceProps {
  value?: Role;
  onChange?: (role: Role) => void;
}

/** What somebody may do, each with a word on it. */
export function RoleChoice({ value, onChange, ...field }: RoleChoiceProps) {
  const given = {
    ...(value !== undefined && { value }),
    ...(onChange && { onChange: (role: string) => onChange(role as Role) }),
  };
  return (
    <Radio.Group label={words.role} {...field} {...given}>
      <Stack gap="xs" mt="xs">
        {ROLES.map((role) => (
          <Radio
            key={role}
            value={role}
            label={words.roles[role]}
            description={words.roleHints[role]}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

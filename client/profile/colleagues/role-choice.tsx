import { Radio, Stack } from '@mantine/core';
import type { Role } from '../../gql/profile/graphql';
import { memberTexts as words } from '../../ui/texts/account/member-texts';

const ROLES = ['OWNER', 'EDITOR', 'MARKER'] as const;

interface RoleChoiceProps {
  value?: Role;
  onChange?: (role: Role) => void;
}

/** The roles to choose from, each with an explanation. */
export function RoleChoice({ value, onChange, ...field }: RoleChoiceProps) {
  const controlled = {
    ...(value !== undefined && { value }),
    ...(onChange && { onChange: (role: string) => onChange(role as Role) }),
  };
  return (
    <Radio.Group label={words.role} {...field} {...controlled}>
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

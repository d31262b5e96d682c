import { GRANTABLE_ROLES, type GrantableRole } from '@innkeeper/domain/team/roles.ts'
import { Checkbox, Stack } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import classes from './team.module.css'

type Props = {
  value: GrantableRole[]
  onChange: (roles: GrantableRole[]) => void
  error?: string | undefined
  /** The only owner cannot lose the role. */
  keepsOwner?: boolean
}

/** The roles with what each of them means in words. */
export function RolesField({ value, onChange, error, keepsOwner = false }: Props) {
  const t = useT()
  return (
    <Checkbox.Group
      label={t('team.roles')}
      description={t('team.roles.hint')}
      value={value}
      onChange={(chosen) => onChange(GRANTABLE_ROLES.filter((role) => chosen.includes(role)))}
      error={error}
    >
      <Stack gap={0} className={classes.roles}>
        {GRANTABLE_ROLES.map((role) => (
          <Checkbox
            key={role}
            value={role}
            className={classes.role}
            label={t(`role.${role}`)}
            description={keepsOwner && role === 'owner' ? t('team.roles.lastOwner') : t(`role.${role}.text`)}
            disabled={keepsOwner && role === 'owner'}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

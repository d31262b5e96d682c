import { GRANTABLE_ROLES, type GrantableRole, type Role } from '@innkeeper/domain/team/roles.ts'
import { Checkbox, Stack } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import { useGivableRoles } from './api.ts'
import classes from './team.module.css'

type Props = {
  value: GrantableRole[]
  onChange: (roles: GrantableRole[]) => void
  error?: string | undefined
  /** The only owner cannot lose the role. */
  keepsOwner?: boolean
  /** What the person has already: it is no gift to leave it. */
  held?: readonly Role[]
}

/** The roles with what each of them means in words. */
export function RolesField({ value, onChange, error, keepsOwner = false, held = [] }: Props) {
  const t = useT()
  const givable = useGivableRoles()
  const isBeyond = (role: GrantableRole) => !givable.includes(role) && !held.includes(role)
  const words = (role: GrantableRole) => {
    if (keepsOwner && role === 'owner') return t('team.roles.lastOwner')
    return isBeyond(role) ? t('team.roles.beyondOwn') : t(`role.${role}.text`)
  }
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
            description={words(role)}
            disabled={(keepsOwner && role === 'owner') || isBeyond(role)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

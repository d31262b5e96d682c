import type { Role } from '@innkeeper/domain/team/roles.ts'
import { StateBadge, type StateTone } from '../../components/states/state-badge.tsx'
import { useT } from '../../platform/texts.ts'

const TONES: Partial<Record<Role, StateTone>> = { owner: 'good', internal: 'notice' }

type Props = { roles: readonly Role[]; categories: readonly string[] }

/** What somebody may do; of the kitchen, whose requests. */
export function RoleBadges({ roles, categories }: Props) {
  const t = useT()
  const wordsOf = (role: Role) =>
    role === 'kitchen' && categories.length > 0
      ? t('team.roles.kitchen', { role: t('role.kitchen'), categories: categories.join(', ') })
      : t(`role.${role}`)
  return roles.map((role) => (
    <StateBadge key={role} tone={TONES[role] ?? 'quiet'}>
      {wordsOf(role)}
    </StateBadge>
  ))
}

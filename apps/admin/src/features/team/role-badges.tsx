import type { Role } from '@innkeeper/domain/team/roles.ts'
import { StateBadge, type StateTone } from '../../components/states/state-badge.tsx'
import { useT } from '../../platform/texts.ts'

const TONES: Partial<Record<Role, StateTone>> = { owner: 'good', internal: 'notice' }

export function RoleBadges({ roles }: { roles: readonly Role[] }) {
  const t = useT()
  return roles.map((role) => (
    <StateBadge key={role} tone={TONES[role] ?? 'quiet'}>
      {t(`role.${role}`)}
    </StateBadge>
  ))
}

import type { GuestListItem } from '@innkeeper/api/guests/list.ts'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import { STANDING_TONES, standingOf } from '../page/standing.ts'

/** How a stay stands today: "arrives today" says more at the desk than "expected". */
export function GuestStanding({ guest, today }: { guest: GuestListItem; today: string }) {
  const t = useT()
  const { calledOff } = guest
  const standing = standingOf(
    {
      ...guest,
      cancelledAt: calledOff === 'cancelled' ? calledOff : null,
      noShowAt: calledOff === 'noShow' ? calledOff : null,
    },
    today,
  )
  return <StateBadge tone={STANDING_TONES[standing]}>{t(`guest.standing.${standing}`)}</StateBadge>
}

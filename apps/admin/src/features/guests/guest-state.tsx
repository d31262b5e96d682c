import type { BookingState } from '@innkeeper/domain/guests/schema.ts'
import { StateBadge, type StateTone } from '../../components/states/state-badge.tsx'
import { useT } from '../../platform/texts.ts'

const TONES: Record<BookingState, StateTone> = { precheckin: 'wait', checkin: 'good', checkout: 'quiet' }

export function GuestState({ state }: { state: BookingState }) {
  const t = useT()
  return <StateBadge tone={TONES[state]}>{t(`guests.state.${state}`)}</StateBadge>
}

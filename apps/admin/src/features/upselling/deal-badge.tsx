import { StateBadge, type StateTone } from '../../components/states/state-badge.tsx'
import { useT } from '../../platform/texts.ts'
import type { DealStanding } from './deal-standing.ts'

const TONES: Readonly<Record<DealStanding, StateTone>> = {
  'on sale': 'good',
  paused: 'quiet',
  incomplete: 'wait',
}

export function DealBadge({ standing }: { standing: DealStanding }) {
  const t = useT()
  return <StateBadge tone={TONES[standing]}>{t(`upselling.standing.${standing}`)}</StateBadge>
}

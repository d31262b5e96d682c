import type { GuestRoom } from '@innkeeper/api/room-upgrades.ts'
import { ROOM_FACTS, type RoomFact } from '@innkeeper/domain/room-upgrades/constants.ts'
import { useUpgradeTexts } from '../upgrades-place.tsx'
import styles from './room.module.css'

export const FACT_WORDS = {
  size: 'upgrade.fact.size',
  beds: 'upgrade.fact.beds',
  view: 'upgrade.fact.view',
  bath: 'upgrade.fact.bath',
} as const satisfies Record<RoomFact, string>

/** In place of what nobody wrote about one of two rooms. */
export const UNSAID = '–'

/** What is known of a room that stands beside no other. */
export function RoomFacts({ room }: { room: GuestRoom }) {
  const t = useUpgradeTexts()
  const known = ROOM_FACTS.filter((fact) => room[fact].trim() !== '')
  if (known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {known.map((fact) => (
        <div key={fact}>
          <dt>{t(FACT_WORDS[fact])}</dt>
          <dd dir="auto">{room[fact]}</dd>
        </div>
      ))}
    </dl>
  )
}

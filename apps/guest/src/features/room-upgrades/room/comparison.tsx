import type { GuestRoom, GuestUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { differingFacts } from '@innkeeper/domain/room-upgrades/differing-facts.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { availabilityOf } from '../price-words.ts'
import { useUpgradeTexts } from '../upgrades-place.tsx'
import styles from './comparison.module.css'
import { FACT_WORDS, UNSAID } from './facts.tsx'

const SIZES = '(min-width: 1024px) 330px, (min-width: 720px) 44vw, 46vw'

type ComparisonProps = { own: GuestRoom; upgrade: GuestUpgrade; isRequested: boolean }

/** Two rooms side by side with only what differs; of one that was asked for, what is left is nothing to the guest. */
export function Comparison({ own, upgrade, isRequested }: ComparisonProps) {
  const t = useUpgradeTexts()
  const { room } = upgrade
  const availability = isRequested ? null : availabilityOf(upgrade, t)
  return (
    <div className={styles.rooms}>
      <Room room={own} label={t('upgrade.yourRoom')} isFree={false} />
      <Room room={room} label={availability?.words ?? ''} isFree={availability?.isFree ?? false} />
      <dl className={styles.rows}>
        {differingFacts(own, room).map((fact) => (
          <div key={fact}>
            <dt>{t(FACT_WORDS[fact])}</dt>
            <dd dir="auto">
              <HeardText>{own.title}: </HeardText>
              {own[fact].trim() || UNSAID}
            </dd>
            <dd dir="auto">
              <HeardText>{room.title}: </HeardText>
              {room[fact].trim() || UNSAID}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type RoomProps = { room: GuestRoom; label: string; isFree: boolean }

function Room({ room, label, isFree }: RoomProps) {
  const [picture] = room.pictures
  return (
    <div className={styles.room}>
      {picture && (
        <div className={styles.picture}>
          <PropertyPicture picture={picture} sizes={SIZES} isFirst />
        </div>
      )}
      <p className={isFree ? styles.free : styles.label}>{label}</p>
      <h2 dir="auto">{room.title}</h2>
    </div>
  )
}

import type { GuestUpgrade, Upgrades } from '@innkeeper/api/room-upgrades.ts'
import { amenitiesBeyond, whatChanges } from '@innkeeper/domain/room-upgrades/what-changes.ts'
import { WithoutScript } from '../../../platform/without-script.tsx'
import heading from '../heading.module.css'
import { requestOf, waitingElsewhere } from '../request-standing.ts'
import { RoomGone } from '../room-gone.tsx'
import { useUpgradeTexts } from '../upgrades-place.tsx'
import { useUpgrades } from '../use-upgrades.ts'
import { Amenities } from './amenities.tsx'
import { Comparison } from './comparison.tsx'
import { RoomFacts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import { PriceBar } from './price-bar.tsx'
import styles from './room.module.css'

/** What a guest gets with another room, in a breath. */
const HEADINGS = {
  'room and view': 'upgrade.head.roomAndView',
  room: 'upgrade.head.room',
  view: 'upgrade.head.view',
  other: 'upgrade.head.other',
} as const

/** One room, beside the guest's own where that is known. */
export function RoomScreen({ upgradeId }: { upgradeId: string }) {
  const t = useUpgradeTexts()
  const { upgrades: all } = useUpgrades()
  const upgrade = all.upgrades.find(({ id }) => id === upgradeId)
  if (!upgrade) return <RoomGone upgradeId={upgradeId} requested={all.requested} />
  const requested = requestOf(all.requested, upgradeId)
  return (
    <div className={styles.columns}>
      <div className={styles.about}>
        {all.own ? (
          <Compared upgrade={upgrade} own={all.own} isRequested={requested !== null} />
        ) : (
          <Alone upgrade={upgrade} />
        )}
        <WithoutScript text={t('upgrade.askReception')} />
      </div>
      <PriceBar
        upgrade={upgrade}
        requested={requested}
        waiting={waitingElsewhere(all.requested, upgradeId)}
      />
    </div>
  )
}

type Shown = { upgrade: GuestUpgrade }

type ComparedProps = Shown & { own: NonNullable<Upgrades['own']>; isRequested: boolean }

function Compared({ upgrade, own, isRequested }: ComparedProps) {
  const t = useUpgradeTexts()
  const { room } = upgrade
  const [, ...others] = room.pictures
  return (
    <>
      <h1 className={heading.title}>{t(HEADINGS[whatChanges(own, room)])}</h1>
      <p className={heading.lead}>{t('upgrade.sideBySide')}</p>
      <Comparison own={own} upgrade={upgrade} isRequested={isRequested} />
      <Amenities title={t('upgrade.also')} amenities={amenitiesBeyond(own, room)} />
      <Description text={room.description} />
      {others.length > 0 && <Gallery title={room.title} pictures={others} />}
    </>
  )
}

function Alone({ upgrade }: Shown) {
  const t = useUpgradeTexts()
  const { room } = upgrade
  return (
    <>
      {room.pictures.length > 0 && <Gallery title={room.title} pictures={room.pictures} isFirst />}
      <h1 className={heading.title} dir="auto">
        {room.title}
      </h1>
      <Description text={room.description} />
      <RoomFacts room={room} />
      <Amenities title={t('upgrade.amenities')} amenities={room.amenities} />
    </>
  )
}

function Description({ text }: { text: string }) {
  return text.trim() === '' ? null : (
    <p className={styles.description} dir="auto">
      {text}
    </p>
  )
}

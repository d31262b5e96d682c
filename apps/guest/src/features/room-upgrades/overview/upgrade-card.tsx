import type { GuestRoom, GuestUpgrade, Upgrades } from '@innkeeper/api/room-upgrades.ts'
import { inOneLine } from '@innkeeper/domain/room-upgrades/what-changes.ts'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { confirmationPath, roomPath } from '../paths.ts'
import { availabilityOf, nightlyPrice } from '../price-words.ts'
import { RequestMark } from '../request-mark.tsx'
import { useUpgradeFormats, useUpgradesPlace, useUpgradeTexts } from '../upgrades-place.tsx'
import styles from './overview.module.css'

type UpgradeCardProps = {
  upgrade: GuestUpgrade
  own: GuestRoom | null
  /** This room was asked for already. */
  requested: Upgrades['requested']
  isFirst: boolean
}

export const CARD_SIZES = '(min-width: 1144px) 530px, (min-width: 720px) 46vw, 100vw'

/** One room with what is better about it and what it costs; the whole card is the target. */
export function UpgradeCard({ upgrade, own, requested, isFirst }: UpgradeCardProps) {
  const t = useUpgradeTexts()
  const { money } = useUpgradeFormats()
  const place = useUpgradesPlace()
  const { id, room, stay, isFullyBooked } = upgrade
  const [picture] = room.pictures
  const availability = availabilityOf(upgrade, t)
  const better = inOneLine(own, room)
  const words = t(requested ? 'upgrade.seeRequest' : 'upgrade.view')
  return (
    <li className={styles.card} data-full={(isFullyBooked && !requested) || undefined}>
      {picture && (
        <div className={styles.picture}>
          <PropertyPicture picture={{ ...picture, alt: '' }} sizes={CARD_SIZES} isFirst={isFirst} />
        </div>
      )}
      <div className={styles.words}>
        {requested ? (
          <RequestMark standing={requested.order.standing} />
        ) : (
          availability && (
            <p className={availability.isFree ? styles.free : styles.full}>{availability.words}</p>
          )
        )}
        <h2 dir="auto">{room.title}</h2>
        {better !== '' && (
          <p className={styles.better} dir="auto">
            {better}
          </p>
        )}
        <p className={styles.price}>
          <b>{nightlyPrice(upgrade, { t, money })}</b> {t('upgrade.more')}
        </p>
        {stay && (
          <p className={styles.total}>
            {t('upgrade.totalFor', { total: money(stay.total), count: stay.nights })}
          </p>
        )}
        <a
          className={styles.view}
          aria-label={`${words}: ${room.title}`}
          href={requested ? confirmationPath(place, id, null) : roomPath(place, id)}
        >
          {words}
          <IconChevronRight size={18} stroke={2.25} aria-hidden="true" />
        </a>
      </div>
    </li>
  )
}

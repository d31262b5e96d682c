import type { GuestRoom, Upgrades } from '@innkeeper/api/room-upgrades.ts'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { confirmationPath } from '../paths.ts'
import { RequestMark } from '../request-mark.tsx'
import { requestedTitle } from '../request-standing.ts'
import { useUpgradesPlace, useUpgradeTexts } from '../upgrades-place.tsx'
import styles from './overview.module.css'
import { CARD_SIZES } from './upgrade-card.tsx'

type RequestedRoomProps = { requested: NonNullable<Upgrades['requested']>; own: GuestRoom | null }

/** What was asked for and is not offered any more: once the stay has moved, it is the guest's own room. */
export function RequestedRoom({ requested, own }: RequestedRoomProps) {
  const t = useUpgradeTexts()
  const place = useUpgradesPlace()
  const { upgradeId, order } = requested
  const title = requestedTitle(requested)
  const words = t('upgrade.seeRequest')
  const [picture] = order.standing === 'confirmed' ? (own?.pictures ?? []) : []
  return (
    <li className={styles.card}>
      {picture && (
        <div className={styles.picture}>
          <PropertyPicture picture={{ ...picture, alt: '' }} sizes={CARD_SIZES} isFirst />
        </div>
      )}
      <div className={styles.words}>
        <RequestMark standing={order.standing} />
        <h2 dir="auto">{title}</h2>
        <a
          className={styles.view}
          aria-label={`${words}: ${title}`}
          href={confirmationPath(place, upgradeId, null)}
        >
          {words}
          <IconChevronRight size={18} stroke={2.25} aria-hidden="true" />
        </a>
      </div>
    </li>
  )
}

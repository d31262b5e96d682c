import { WithoutScript } from '../../../platform/without-script.tsx'
import heading from '../heading.module.css'
import { requestedTitle, requestOf } from '../request-standing.ts'
import { useUpgradeFormats, useUpgradeTexts } from '../upgrades-place.tsx'
import { useUpgrades } from '../use-upgrades.ts'
import { NoUpgrades } from './no-upgrades.tsx'
import styles from './overview.module.css'
import { RequestedRoom } from './requested-room.tsx'
import { UpgradeCard } from './upgrade-card.tsx'

/** The rooms a guest may have instead of theirs, and what was asked for already. */
export function OverviewScreen() {
  const t = useUpgradeTexts()
  const { upgrades: all } = useUpgrades()
  const { days } = useUpgradeFormats()
  const { upgrades, requested, own, guest, stay } = all
  const isRequestedShown = upgrades.some(({ id }) => id === requested?.upgradeId)
  if (upgrades.length === 0 && !requested) return <NoUpgrades stay={stay} />
  const hasMoved = upgrades.length === 0 && requested?.order.standing === 'confirmed'
  const welcome = guest?.firstName
    ? t('upgrade.welcome', { name: guest.firstName })
    : t('upgrade.welcomeAnybody')
  return (
    <>
      <h1 className={heading.title}>
        {hasMoved ? t('upgrade.accepted.title', { room: requestedTitle(requested) }) : welcome}
      </h1>
      <p className={heading.lead}>
        {!hasMoved && (own ? t('upgrade.lead', { room: own.title }) : t('upgrade.leadAnybody'))}
        {stay && <span className={styles.stay}>{days(stay)}</span>}
      </p>
      <ul className={styles.cards}>
        {/* A stay that has moved has other rooms to choose from. */}
        {requested && !isRequestedShown && <RequestedRoom requested={requested} own={own} />}
        {upgrades.map((upgrade, index) => (
          <UpgradeCard
            key={upgrade.id}
            upgrade={upgrade}
            own={own}
            requested={requestOf(requested, upgrade.id)}
            isFirst={index === 0}
          />
        ))}
      </ul>
      <WithoutScript text={t('upgrade.askReception')} />
    </>
  )
}

import type { GuestUpgrade, Upgrades } from '@innkeeper/api/room-upgrades.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { confirmationPath, detailsPath, overviewPath } from '../paths.ts'
import { RequestMark } from '../request-mark.tsx'
import { requestedTitle } from '../request-standing.ts'
import { UpgradePrice } from '../upgrade-price.tsx'
import { useUpgradesPlace, useUpgradeTexts } from '../upgrades-place.tsx'
import styles from './price-bar.module.css'

type PriceBarProps = {
  upgrade: GuestUpgrade
  /** This room was asked for already. */
  requested: Upgrades['requested']
  /** Another one was, and is not answered. */
  waiting: Upgrades['requested']
}

/** Docked at the foot, on a desk beside the room: what it costs, and the one button. */
export function PriceBar({ upgrade, requested, waiting }: PriceBarProps) {
  return (
    <aside className={styles.bar}>
      <UpgradePrice upgrade={upgrade} />
      <NextStep upgrade={upgrade} requested={requested} waiting={waiting} />
    </aside>
  )
}

function NextStep({ upgrade, requested, waiting }: PriceBarProps) {
  const t = useUpgradeTexts()
  const place = useUpgradesPlace()
  if (requested) {
    return (
      <>
        <RequestMark standing={requested.order.standing} />
        <ButtonLink isWide kind="secondary" href={confirmationPath(place, upgrade.id, null)}>
          {t('upgrade.seeRequest')}
        </ButtonLink>
      </>
    )
  }
  if (waiting) {
    return (
      <>
        <p className={styles.note}>{t('upgrade.requestedOther', { room: requestedTitle(waiting) })}</p>
        <ButtonLink isWide kind="secondary" href={confirmationPath(place, waiting.upgradeId, null)}>
          {t('upgrade.seeRequest')}
        </ButtonLink>
      </>
    )
  }
  if (upgrade.isFullyBooked) {
    return (
      <>
        <p className={styles.note}>{t(upgrade.stay ? 'upgrade.fullyBookedNights' : 'upgrade.fullyBooked')}</p>
        <ButtonLink isWide kind="secondary" href={overviewPath(place)}>
          {t('upgrade.others')}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <ButtonLink isWide href={detailsPath(place, upgrade.id)}>
        {t('upgrade.request')}
      </ButtonLink>
      <p className={styles.quiet}>
        {t(upgrade.isAutomaticallyAccepted ? 'upgrade.atOnce' : 'upgrade.nothingOnBill')}
      </p>
    </>
  )
}

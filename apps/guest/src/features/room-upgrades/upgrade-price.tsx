import type { GuestUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { nightlyPrice } from './price-words.ts'
import styles from './upgrade-price.module.css'
import { useUpgradeFormats, useUpgradeTexts } from './upgrades-place.tsx'

/** What a room costs more: for a night, and for the nights of the stay. */
export function UpgradePrice({ upgrade }: { upgrade: GuestUpgrade }) {
  const t = useUpgradeTexts()
  const { money } = useUpgradeFormats()
  const { stay } = upgrade
  return (
    <div className={styles.price}>
      <p>
        <b className={styles.night}>{nightlyPrice(upgrade, { t, money })}</b>{' '}
        <span className={styles.suffix}>{t('upgrade.more')}</span>
      </p>
      {stay ? (
        <p className={styles.total}>
          <b>{money(stay.total)}</b>
          {t('upgrade.nights', { count: stay.nights })}
        </p>
      ) : (
        <p className={styles.total}>{t('price.inclVat')}</p>
      )}
    </div>
  )
}

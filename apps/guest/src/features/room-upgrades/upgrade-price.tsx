import type { GuestUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { nightlyPrice } from './price-words.ts'
import styles from './upgrade-price.module.css'
import { useUpgradeFormats, useUpgradeTexts } from './upgrades-place.tsx'

type UpgradePriceProps = {
  upgrade: GuestUpgrade
  /** What the guest read of the nights of the stay, where that is another price by now. */
  before?: number | null
}

/** What a room costs more: for a night, and for the nights of the stay. */
export function UpgradePrice({ upgrade, before = null }: UpgradePriceProps) {
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
          {before !== null && (
            <>
              <HeardText>{t('upgrade.changed.before', { price: money(before) })}, </HeardText>
              <s aria-hidden="true">{money(before)}</s>{' '}
            </>
          )}
          <b>{money(stay.total)}</b>
          {t('upgrade.nights', { count: stay.nights })}
        </p>
      ) : (
        <p className={styles.total}>{t('price.inclVat')}</p>
      )}
    </div>
  )
}

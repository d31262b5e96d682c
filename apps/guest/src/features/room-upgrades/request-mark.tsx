import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import styles from './request-mark.module.css'
import { useUpgradeTexts } from './upgrades-place.tsx'

/** How a request stands, in the place where a free room says that it is free. */
export function RequestMark({ standing }: Pick<GuestOrder, 'standing'>) {
  const t = useUpgradeTexts()
  const isConfirmed = standing === 'confirmed'
  const Icon = isConfirmed ? IconCheck : IconClock
  return (
    <p className={isConfirmed ? styles.confirmed : styles.sent}>
      <Icon size={17} stroke={2.25} aria-hidden="true" />
      {t(isConfirmed ? 'upgrade.confirmed' : 'upgrade.sent')}
    </p>
  )
}

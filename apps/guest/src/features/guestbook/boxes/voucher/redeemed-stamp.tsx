import { classNames } from '@innkeeper/ui/class-names.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { takeFocus } from '../../sheet/take-focus.ts'
import type { Redemption } from './use-redeem.ts'
import { useRedeemedText } from './use-redeemed-text.ts'
import styles from './voucher-details.module.css'

type RedeemedStampProps = { redeemedAt: string; outcome: Redemption['outcome'] }

/** The proof for whoever serves: strong when it happened just now, a warning when somebody tried again. */
export function RedeemedStamp({ redeemedAt, outcome }: RedeemedStampProps) {
  const redeemedText = useRedeemedText()
  const isRepeated = outcome?.isFirst === false
  const Icon = isRepeated ? IconHistory : IconCheck
  return (
    <div
      ref={outcome ? takeFocus : null}
      tabIndex={-1}
      className={classNames(styles.stamp, outcome?.isFirst && styles.fresh, isRepeated && styles.repeated)}
    >
      <span className={styles.mark} aria-hidden="true">
        <Icon size={26} stroke={2} />
      </span>
      <strong>{redeemedText(redeemedAt, isRepeated)}</strong>
    </div>
  )
}

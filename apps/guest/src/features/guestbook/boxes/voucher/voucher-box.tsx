import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Card } from '@innkeeper/ui/card.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import { boxHref } from '../../address.ts'
import type { BoxProps } from '../box-props.ts'
import { BoxWords } from '../box-words.tsx'
import { redeemedContent } from './redeemed-content.ts'
import { useRedeemedAt } from './use-redeemed-at.ts'
import { useRedeemedText } from './use-redeemed-text.ts'
import styles from './voucher-box.module.css'
// Its script comes later, but an open voucher may stand in the first HTML.
import './voucher-details.module.css'

/** A ticket with a stub: what it is worth above, what to do with it below the perforation. */
export function VoucherBox({ box }: BoxProps) {
  const t = useTexts<GuestTranslate>()
  const redeemedText = useRedeemedText()
  const redeemedAt = useRedeemedAt(box.id)
  const isRedeemed = redeemedAt !== null
  const [shown, other] = isRedeemed ? [redeemedContent(box), box.content] : [box.content, box.redeemed]
  return (
    <Card className={classNames(styles.ticket, isRedeemed && styles.spent)}>
      <div className={styles.worth}>
        <p className={styles.kind}>
          <IconTicket size={18} stroke={1.75} aria-hidden="true" />
          {t('voucher.kind')}
        </p>
        <div className={styles.words}>
          <div>
            <BoxWords content={shown} href={boxHref(box.id)} />
          </div>
          {/* The room of either text is kept: the card stays as high when the stay tells that it is redeemed. */}
          {other && (
            <div className={styles.unseen} aria-hidden="true">
              <BoxWords content={other} />
            </div>
          )}
        </div>
      </div>
      <div className={styles.stub}>
        {isRedeemed ? (
          <p className={styles.done}>
            <IconCheck size={20} stroke={2.25} aria-hidden="true" />
            {redeemedText(redeemedAt)}
          </p>
        ) : (
          <p className={styles.ready}>{box.content.button?.text ?? t('voucher.open')}</p>
        )}
      </div>
    </Card>
  )
}

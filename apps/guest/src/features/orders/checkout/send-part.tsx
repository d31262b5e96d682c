import { callHref } from '@innkeeper/domain/links.ts'
import type { PaymentService } from '@innkeeper/domain/payments/constants.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { useOnline } from '../../../platform/use-online.ts'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import styles from './checkout.module.css'
import { serviceWords } from './payment-words.ts'

/** Where the form says why a cart cannot be ordered together. */
export const BLOCKED_ID = 'order-blocked'
const NOTICE_ID = 'order-notice'

type SendPartProps = {
  service: PaymentService | null
  /** Whether any of it is brought to the guest. */
  isBrought: boolean
  total: number
  isSending: boolean
  /** A preview of somebody who can order nothing in it. */
  isForLooking: boolean
  /** The price is known and something can be had. */
  isReady: boolean
  /** Why it is not sent. */
  words: string | null
  /** What of the cart does not fit together, said in the form as well. */
  blocked: string | null
  /** Whom to call where it cannot be ordered here. */
  phone: string | null
  termsUrl: string | null
}

/** The button whose words mean payment, and what stands in its way. */
export function SendPart(props: SendPartProps) {
  const { service, isBrought, total, isSending, isForLooking, isReady, words, blocked, phone } = props
  const t = useOrderTexts()
  const { money } = useFormats()
  const isOnline = useOnline()
  const notice = isOnline ? words : t('order.offline')
  const send = t(serviceWords(service ?? 'Pay Now', isBrought).send, { total: money(total) })
  const idle = isForLooking ? t('order.forLooking') : send
  const reason = blocked === null ? NOTICE_ID : BLOCKED_ID
  return (
    <>
      <div role="alert" id={NOTICE_ID}>
        {notice && (
          <p className={styles.notice}>
            {notice} {phone !== null && <a href={callHref(phone)}>{t('reception.call')}</a>}
          </p>
        )}
      </div>
      {/* Heard where it stands in the form, and with the button. */}
      {blocked !== null && (
        <p className={styles.notice} aria-hidden="true">
          {blocked}
        </p>
      )}
      <Button
        type="submit"
        isWide
        className={styles.send}
        disabled={isSending || isForLooking || !isOnline || !isReady || blocked !== null}
        aria-describedby={notice || blocked !== null ? reason : undefined}
      >
        {isSending ? t('order.sending') : idle}
      </Button>
      <p role="status" className={styles.heard}>
        {isSending ? t('order.sending') : ''}
      </p>
      {props.termsUrl && (
        <p className={styles.terms}>
          <a href={props.termsUrl} target="_blank" rel="noopener">
            {t('order.terms')}
          </a>
        </p>
      )}
    </>
  )
}

import type { PaymentService } from '@innkeeper/domain/payments/constants.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import { useOnline } from '../use-online.ts'
import styles from './checkout.module.css'
import { SERVICE_WORDS } from './payment-words.ts'

type SendPartProps = {
  service: PaymentService | null
  total: number
  isSending: boolean
  /** A preview of somebody who can order nothing in it. */
  isForLooking: boolean
  /** The price is known and something can be had. */
  isReady: boolean
  /** Why it is not sent. */
  words: string | null
  termsUrl: string | null
}

/** The button whose words mean payment, and what stands in its way. */
export function SendPart(props: SendPartProps) {
  const { service, total, isSending, isForLooking, isReady, words, termsUrl } = props
  const t = useOrderTexts()
  const { money } = useFormats()
  const isOnline = useOnline()
  const notice = isOnline ? words : t('order.offline')
  const send = t(SERVICE_WORDS[service ?? 'Pay Now'].send, { total: money(total) })
  const idle = isForLooking ? t('order.forLooking') : send
  return (
    <>
      <div role="alert">{notice && <p className={styles.notice}>{notice}</p>}</div>
      <Button
        type="submit"
        isWide
        className={styles.send}
        disabled={isSending || isForLooking || !isOnline || !isReady}
      >
        {isSending ? t('order.sending') : idle}
      </Button>
      <p role="status" className={styles.heard}>
        {isSending ? t('order.sending') : ''}
      </p>
      {termsUrl && (
        <p className={styles.terms}>
          <a href={termsUrl} target="_blank" rel="noopener">
            {t('order.terms')}
          </a>
        </p>
      )}
    </>
  )
}

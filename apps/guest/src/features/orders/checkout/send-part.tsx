import type { PaymentService } from '@innkeeper/domain/payments/constants.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { useOrderTexts } from '../use-formats.ts'
import { useOnline } from '../use-online.ts'
import styles from './checkout.module.css'
import { SERVICE_WORDS } from './payment-words.ts'

type SendPartProps = {
  service: PaymentService | null
  isSending: boolean
  /** A preview of somebody who can order nothing in it. */
  isForLooking: boolean
  /** The price is known and everything in the cart can be had. */
  isReady: boolean
  /** Why it is not sent. */
  words: string | null
  hasLineProblems: boolean
  termsUrl: string | null
}

/** The button whose words mean payment, and what stands in its way. */
export function SendPart(props: SendPartProps) {
  const { service, isSending, isForLooking, isReady, words, hasLineProblems, termsUrl } = props
  const t = useOrderTexts()
  const isOnline = useOnline()
  const notice = isOnline ? (words ?? (hasLineProblems ? t('order.look') : null)) : t('order.offline')
  const sendWords = isForLooking ? 'order.forLooking' : SERVICE_WORDS[service ?? 'Pay Now'].send
  const buttonWords = t(isSending ? 'order.sending' : sendWords)
  return (
    <>
      <div role="alert">{notice && <p className={styles.notice}>{notice}</p>}</div>
      <Button
        type="submit"
        isWide
        className={styles.send}
        disabled={isSending || isForLooking || !isOnline || !isReady}
      >
        {buttonWords}
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

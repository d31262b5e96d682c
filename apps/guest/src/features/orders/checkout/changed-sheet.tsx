import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import type { PaymentService } from '@innkeeper/domain/payments/constants.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { AnswerSheet } from '../../../platform/answer-sheet.tsx'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import { ChangedItem } from './changed-item.tsx'
import styles from './changed-sheet.module.css'
import { serviceWords } from './payment-words.ts'
import type { QuoteChange } from './quote-changes.ts'

type ChangedSheetProps = {
  changes: readonly QuoteChange[]
  /** As it is now. */
  quote: Quote
  products: readonly GuestProduct[]
  service: PaymentService | null
  /** Whether any of it is brought to the guest. */
  isBrought: boolean
  /** Nothing is missing: it can be ordered from here. */
  isComplete: boolean
  onOrder: () => void
  onBack: () => void
}

/** What the house changed while the guest was choosing: said and answered before anything can be sent. */
export function ChangedSheet({
  changes,
  quote,
  products,
  service,
  isBrought,
  isComplete,
  onOrder,
  onBack,
}: ChangedSheetProps) {
  const t = useOrderTexts()
  const { money } = useFormats()
  const total = money(quote.total)
  const order = isComplete
    ? t(serviceWords(service ?? 'Pay Now', isBrought).send, { total })
    : t('order.goOn', { total })
  return (
    <AnswerSheet
      lead={t('order.nothingYet')}
      title={t('order.changedSince')}
      onBack={onBack}
      actions={
        <>
          {quote.lines.length > 0 && <Button onClick={onOrder}>{order}</Button>}
          <Button kind="secondary" onClick={onBack}>
            {t('order.changeMine')}
          </Button>
        </>
      }
    >
      <ul className={styles.items}>
        {changes.map((change) => (
          <ChangedItem
            key={'line' in change ? change.line : change.kind}
            change={change}
            quote={quote}
            products={products}
          />
        ))}
      </ul>
    </AnswerSheet>
  )
}

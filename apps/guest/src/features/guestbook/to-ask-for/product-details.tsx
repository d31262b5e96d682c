import type { Box } from '@innkeeper/api/guestbook.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { BoxDetails } from '../sheet/box-details.tsx'
import styles from './ask-reception.module.css'
import { AskReception } from './ask-reception.tsx'

/** What there is to order, and who takes the order. */
export function ProductDetails({ box }: { box: Box }) {
  const t = useTexts<GuestTranslate>()
  return (
    <BoxDetails box={box}>
      {box.options.serviceCharge && <p className={styles.note}>{t('product.serviceCharge')}</p>}
      <AskReception text={t('product.askReception')} />
    </BoxDetails>
  )
}

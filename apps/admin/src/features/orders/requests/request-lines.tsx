import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { useT } from '../../../platform/texts.ts'
import { SoldOutLine } from '../sold-out/sold-out-line.tsx'
import { LineWhen } from './line-when.tsx'
import classes from './requests.module.css'
import { shownMoney } from './shown-money.ts'

/** What was ordered, with choices and extras, and what it comes to. */
export function RequestLines({ request }: { request: OrderRequest }) {
  const t = useT()
  const money = (amount: number) => shownMoney(amount, request.currency)
  const fees = [
    { words: t('requests.panel.serviceCharge'), amount: request.serviceCharge },
    { words: t('requests.panel.transactionFee'), amount: request.transactionFee },
  ].filter(({ amount }) => amount > 0)
  return (
    <section className={classes.lines} aria-label={t('requests.panel.lines')}>
      {request.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one product may stand in several lines, which never move
        <div key={index} className={classes.line}>
          <div>
            <strong>{t('requests.line', { quantity: line.quantity, title: line.title })}</strong>
            <LineWhen line={line} />
            {line.details.length > 0 && <span className={classes.quiet}>{line.details.join(', ')}</span>}
            {line.comment && (
              <q className={classes.lineComment} dir="auto">
                {line.comment}
              </q>
            )}
            {line.isOwn ? (
              // A room is no product that is sold out for today.
              request.upgrade === null && <SoldOutLine productId={line.productId} />
            ) : (
              <span className={classes.quiet}>{t('requests.line.others')}</span>
            )}
          </div>
          <span className={classes.amount}>{money(line.total)}</span>
        </div>
      ))}
      {fees.map(({ words, amount }) => (
        <div key={words} className={classes.line}>
          <span>{words}</span>
          <span className={classes.amount}>{money(amount)}</span>
        </div>
      ))}
      <div className={classes.sum}>
        <span>
          {t('requests.panel.total')}
          <span className={classes.quiet}>{`${t('requests.panel.vat')} ${money(request.vat)}`}</span>
        </span>
        <span className={classes.sumAmount}>{money(request.total)}</span>
      </div>
    </section>
  )
}

import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { moneyBackOf } from '@innkeeper/domain/orders/request-decision.ts'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'
import classes from './requests.module.css'
import { shownMoney } from './shown-money.ts'

/** What cancelling does with the money, and with the stock or the room, before anybody presses. */
export function MoneyBack({ request }: { request: OrderRequest }) {
  const t = useT()
  const amount = shownMoney(request.total, request.currency)
  return (
    <section className={classes.moneyBack} aria-label={t('requests.cancel.money')}>
      <span className={classes.sumAmount}>{amount}</span>
      <span>{t(`requests.cancel.money.${moneyBackOf(request)}`, { amount })}</span>
      <span className={classes.quiet}>{whatGoesBack(t, request)}</span>
    </section>
  )
}

function whatGoesBack(t: AdminTranslate, { upgrade, doneAt }: OrderRequest): string {
  if (upgrade) return t('requests.cancel.upgrade', { from: upgrade.from })
  return t(doneAt ? 'requests.cancel.stockStays' : 'requests.cancel.stock')
}

import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { createPortal } from 'react-dom'
import { useT } from '../../../platform/texts.ts'
import { LineWhen } from './line-when.tsx'
import { wayOf } from './request-kinds.ts'
import classes from './ticket.module.css'
import { useWhen } from './use-when.ts'

/** The order on paper for the kitchen: what, where, when and the comment, and nothing else of the guest. */
export function Ticket({ request }: { request: OrderRequest }) {
  const t = useT()
  const { now, when } = useWhen()
  const time = request.timeExpected ?? request.timeRequested
  return createPortal(
    <article className={classes.ticket} aria-hidden="true" data-ticket>
      <p className={classes.unit}>{request.unit ?? t('requests.noUnit')}</p>
      <p className={classes.when}>
        {[time ? when(time) : t('requests.noTime'), t(`requests.delivery.${wayOf(request)}`)].join(', ')}
      </p>
      <ul className={classes.lines}>
        {request.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one product may stand in several lines, which never move
          <li key={index} data-own={line.isOwn}>
            <strong>{t('requests.line', { quantity: line.quantity, title: line.title })}</strong>
            <LineWhen line={line} />
            {line.details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
            {line.comment && <q>{line.comment}</q>}
          </li>
        ))}
      </ul>
      {request.comment && (
        <p className={classes.comment}>
          {t('requests.ticket.comment')}: {request.comment}
        </p>
      )}
      <p className={classes.foot}>
        {t('requests.ticket.kitchen', { number: request.number })}
        <span>{t('requests.ticket.ordered', { when: when(request.requestTime) })}</span>
        <span>{t('requests.ticket.printed', { when: when(new Date(now).toISOString()) })}</span>
      </p>
    </article>,
    document.body,
  )
}

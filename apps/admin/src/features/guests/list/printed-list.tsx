import type { GuestListItem } from '@innkeeper/api/guests/list.ts'
import { createPortal } from 'react-dom'
import { useT } from '../../../platform/texts.ts'
import { nameWords } from '../page/full-name.ts'
import { useStayDate } from '../use-stay-date.ts'
import classes from './printed-list.module.css'

/** The list on paper, with a box to tick at the desk. */
export function PrintedList({ title, guests }: { title: string; guests: readonly GuestListItem[] }) {
  const t = useT()
  const stayDate = useStayDate()
  return createPortal(
    <article className={classes.paper} aria-hidden="true" data-guest-list>
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            <th aria-label={t('guests.done')} />
            <th>{t('guests.unit')}</th>
            <th>{t('guests.name')}</th>
            <th>{t('guests.arrival')}</th>
            <th>{t('guests.departure')}</th>
            <th>{t('guests.phone')}</th>
            <th>{t('guests.rateCode')}</th>
          </tr>
        </thead>
        <tbody>
          {guests.map((guest) => (
            <tr key={guest.id}>
              <td className={classes.tick}>☐</td>
              <td className={classes.room}>
                {guest.unit}
                <small>{guest.unitCategory}</small>
              </td>
              <td>
                <strong>{nameWords(t, guest)}</strong>
                <small>
                  {[
                    guest.bookingNumber,
                    guest.adults !== null &&
                      t('guests.people', { adults: guest.adults, children: guest.children ?? 0 }),
                    guest.calledOff && t(`guests.standing.${guest.calledOff}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </td>
              <td>
                {stayDate(guest.arrival)}
                <small>{guest.expectedArrival}</small>
              </td>
              <td>{stayDate(guest.departure)}</td>
              <td>{guest.phone}</td>
              <td>{guest.rateCode}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>,
    document.body,
  )
}

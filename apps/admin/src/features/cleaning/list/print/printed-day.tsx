import { formatLongDateOnly } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { createPortal } from 'react-dom'
import { useSession } from '../../../../platform/session.ts'
import { ADMIN_LANGUAGE, useT } from '../../../../platform/texts.ts'
import { useRoomWords } from '../room-words.ts'
import { isFinished, type ShownRoom } from '../rooms-shown.ts'
import classes from './printed-day.module.css'

/** So many rooms fit on a page in each size of the words. */
const ROOMY = 30
const CLOSE = 46

type Props = { date: string; timeZone: string; rooms: readonly ShownRoom[] }

/** The day on one page, with a box to tick; names of guests are no part of what hangs on a trolley. */
export function PrintedDay({ date, timeZone, rooms }: Props) {
  const t = useT()
  const { property } = useSession()
  const words = useRoomWords(timeZone)
  const size = rooms.length <= ROOMY ? 'roomy' : rooms.length <= CLOSE ? 'close' : 'columns'
  return createPortal(
    <article className={classes.paper} aria-hidden="true" data-cleaning-list data-size={size}>
      <h1>
        {t('cleaning.printed', {
          date: formatLongDateOnly(date, intlLocaleFor(ADMIN_LANGUAGE)),
          property: property.name,
        })}
        <small>{t('cleaning.printedCount', { count: rooms.length })}</small>
      </h1>
      <ul className={classes.rooms}>
        {rooms.map((room) => (
          <li key={room.unit.id} className={classes.room}>
            <span className={classes.tick}>{isFinished(room) ? '☑' : '☐'}</span>
            <strong className={classes.code}>{room.unit.code}</strong>
            <span className={classes.about}>
              {[
                words.what(room),
                ...words.lines(room).map(({ text }) => text),
                room.isForced && room.wish && words.wish(room),
              ]
                .filter(Boolean)
                .join(' · ')}
              {room.wish?.note && <q>{room.wish.note}</q>}
            </span>
            <span className={classes.given}>{room.task.assignee?.name}</span>
          </li>
        ))}
      </ul>
    </article>,
    document.body,
  )
}

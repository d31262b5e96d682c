import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ListRow } from '../../../components/page/row-list.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from '../guests.module.css'
import { withoutName } from '../page/full-name.ts'

type Props = {
  guest: { id: string; name: string; unit: string | null; unitCategory: string | null; isErased: boolean }
  /** Said behind the kind of room. */
  also?: readonly (string | null | false)[]
  /** Instead of what is said about them, once they were seen to: the row keeps its height. */
  done?: ReactNode
  /** The one thing to do. */
  children: ReactNode
}

/** Somebody who comes or leaves today; the name opens their page. */
export function DueRow({ guest, also = [], done, children }: Props) {
  const t = useT()
  const about = [guest.unitCategory, guest.unit ? null : t('guests.noUnit'), ...also]
    .filter(Boolean)
    .join(', ')
  return (
    <ListRow className={classes.arrival}>
      <span className={classes.room}>{guest.unit}</span>
      <span className={classes.arrivalName}>
        <Link className={classes.dueName} to="/guests/$bookingId" params={{ bookingId: guest.id }} dir="auto">
          {guest.name || withoutName(t, guest)}
        </Link>
        <span className={classes.quiet} data-covered={done ? true : undefined}>
          {about || (done && '\u00a0')}
        </span>
        {done}
      </span>
      {done ? <span className={classes.pressed}>{children}</span> : children}
    </ListRow>
  )
}

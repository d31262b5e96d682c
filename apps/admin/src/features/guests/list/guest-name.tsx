import type { GuestListItem } from '@innkeeper/api/guests/list.ts'
import { Tooltip } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ROW_TARGET } from '../../../components/data-list/row-keys.ts'
import { useT } from '../../../platform/texts.ts'
import classes from '../guests.module.css'
import { nameWords } from '../page/full-name.ts'

/** The name opens the guest's page. */
export function GuestName({ guest }: { guest: GuestListItem }) {
  const t = useT()
  return (
    <>
      <Link
        className={classes.name}
        data-erased={guest.isErased || undefined}
        to="/guests/$bookingId"
        params={{ bookingId: guest.id }}
        dir="auto"
        {...ROW_TARGET}
      >
        {nameWords(t, guest)}
      </Link>
      <span className={classes.quiet}>
        {guest.bookingNumber}
        <People guest={guest} />
      </span>
    </>
  )
}

function People({ guest: { adults, children } }: { guest: GuestListItem }) {
  const t = useT()
  if (adults === null && children === null) return null
  return <> · {t('guests.people', { adults: adults ?? 0, children: children ?? 0 })}</>
}

/** The room, and whether somebody else has it on the same nights. */
export function GuestRoom({ guest }: { guest: GuestListItem }) {
  const t = useT()
  return (
    <>
      <span className={classes.unit}>
        {guest.unit ?? t('guests.noUnit')}
        {guest.sharesUnit && (
          <Tooltip label={t('guests.sharesUnit')}>
            <IconUsersGroup
              size={16}
              stroke={1.7}
              role="img"
              aria-label={t('guests.sharesUnit')}
              className={classes.shares}
            />
          </Tooltip>
        )}
      </span>
      <span className={classes.quiet}>{guest.unitCategory}</span>
    </>
  )
}

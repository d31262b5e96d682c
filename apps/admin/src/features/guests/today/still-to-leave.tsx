import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getToday } from '@innkeeper/api/guests.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { ALL_ROWS_LINK, RowList } from '../../../components/page/row-list.tsx'
import { useT } from '../../../platform/texts.ts'
import { withoutName } from '../page/full-name.ts'
import { DueRow } from './due-row.tsx'
import { useDeskActs } from './use-desk-acts.ts'

/** Today's departures who are still here; nothing where everybody has left. */
export function StillToLeave({ today }: { today: AnswerOf<typeof getToday> | undefined }) {
  const t = useT()
  const { checkOut, runningFor } = useDeskActs()
  const guests = today?.stillToLeave ?? []
  if (!today || guests.length === 0) return null
  const expected = Math.max(today.departures.total - today.departures.out, guests.length)
  return (
    <Box title={t('today.stillToLeave')} aside={expected} flush>
      <RowList>
        {guests.map((guest) => (
          <DueRow key={guest.id} guest={guest}>
            <Button
              variant="default"
              loading={runningFor === guest.id}
              aria-label={t('today.checkOutOf', { name: guest.name || withoutName(t, guest) })}
              onClick={() => checkOut(guest)}
            >
              {t('today.checkOut')}
            </Button>
          </DueRow>
        ))}
      </RowList>
      {expected > guests.length && (
        <Link className={ALL_ROWS_LINK} to="/guests" search={{ view: 'departing' }}>
          {t('today.allDepartures', { count: expected })}
        </Link>
      )}
    </Box>
  )
}

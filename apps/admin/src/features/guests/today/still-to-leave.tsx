import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getToday } from '@innkeeper/api/guests.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { ALL_ROWS_LINK, RowList } from '../../../components/page/row-list.tsx'
import { useT } from '../../../platform/texts.ts'
import { withoutName } from '../page/full-name.ts'
import { DueRow } from './due-row.tsx'
import { JustDone } from './just-done.tsx'
import { useDeskActs } from './use-desk-acts.ts'

/** Today's departures who are still here; nothing where everybody has left. */
export function StillToLeave({ today }: { today: AnswerOf<typeof getToday> | undefined }) {
  const t = useT()
  const guests = today?.stillToLeave ?? []
  const { rows, act, undo, pointing } = useDeskActs('checkOut', guests)
  if (!today || rows.length === 0) return null
  const expected = Math.max(today.departures.total - today.departures.out, guests.length)
  return (
    <Box title={t('today.stillToLeave')} aside={expected} flush>
      <RowList {...pointing}>
        {rows.map(({ guest, step }) => (
          <DueRow
            key={guest.id}
            guest={guest}
            done={
              step === 'done' && (
                <JustDone
                  command="checkOut"
                  name={guest.name || withoutName(t, guest)}
                  onUndo={() => undo(guest.id)}
                />
              )
            }
          >
            <Button
              variant="default"
              loading={step === 'running'}
              aria-label={t('today.checkOutOf', { name: guest.name || withoutName(t, guest) })}
              onClick={() => act(guest)}
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

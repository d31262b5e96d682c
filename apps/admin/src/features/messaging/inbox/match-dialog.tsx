import { listGuests } from '@innkeeper/api/guests/list.ts'
import type { Thread } from '@innkeeper/api/messaging/threads.ts'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { call } from '../../../platform/call.ts'
import { useT } from '../../../platform/texts.ts'
import { useMatch } from './api.ts'
import classes from './guest-aside.module.css'
import { useInboxAddress } from './use-inbox.ts'
import { useThreadDays } from './use-thread-days.ts'

const REST_MS = 250
const SHOWN = 8

/** Says whose stay it is: what the visitor wrote goes to the thread of that stay. */
export function MatchDialog({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  const t = useT()
  const { day } = useThreadDays()
  const { open } = useInboxAddress()
  const [typed, setTyped] = useState(thread.unit ?? thread.name)
  const [search] = useDebouncedValue(typed, REST_MS)
  const { data, error } = useQuery({
    queryKey: ['guests', 'toMatch', search],
    queryFn: () => call(listGuests, { query: { search } }),
    placeholderData: keepPreviousData,
  })
  const match = useMatch()
  const choose = (bookingId: string) =>
    match.mutate(
      { id: thread.id, bookingId },
      {
        onSuccess: ({ id }) => {
          onClose()
          open(id)
        },
      },
    )
  const found = data?.items.filter(({ isErased, calledOff }) => !isErased && !calledOff).slice(0, SHOWN)
  return (
    <Dialog isOpen onClose={onClose} title={t('inbox.match.title', { name: thread.name })}>
      <p className={classes.quiet}>{t('inbox.match.text')}</p>
      <TextInput
        type="search"
        mt="md"
        data-autofocus
        aria-label={t('inbox.match.search')}
        placeholder={t('inbox.match.search')}
        leftSection={<IconSearch size={16} stroke={1.7} />}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul className={classes.matches}>
        {found?.map(({ id, firstName, lastName, unit, arrival, departure }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.match}
              disabled={match.isPending}
              onClick={() => choose(id)}
            >
              <span className={classes.matchUnit}>{unit ?? '–'}</span>
              <span>
                <strong>{`${firstName} ${lastName}`.trim()}</strong>
                <span className={classes.quiet}>
                  {t('inbox.guest.stay', { from: day(arrival), to: day(departure) })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p className={classes.quiet}>{t('inbox.match.none')}</p>}
      <ErrorAlert error={match.error ?? error} mt="md" />
    </Dialog>
  )
}

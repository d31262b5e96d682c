import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { Alert } from '@mantine/core'
import { useState } from 'react'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'
import { fieldWords } from '../page/field-words.ts'
import type { BookingEvent } from '../page/timeline-steps.ts'

/** Says that a colleague, or another system, changed the booking while this panel stands open. */
export function ChangedMeanwhile({ guest }: { guest: GuestPage }) {
  const t = useT()
  const [opened] = useState(guest.revision)
  const words = meanwhileWords(
    t,
    guest.history.filter(({ revision }) => revision > opened),
  )
  if (!words) return null
  return (
    <Alert color="accent" role="status">
      {words}
    </Alert>
  )
}

/** What happened beside the fields, and matters more than any of them. */
const WEIGHTY = ['erased', 'cancelled', 'no-show', 'checked-in', 'checked-out', 'reinstated'] as const
type Weighty = (typeof WEIGHTY)[number]

/** What happened, newest first, in one sentence; null where nothing did. */
export function meanwhileWords(t: AdminTranslate, events: readonly BookingEvent[]): string | null {
  const [newest] = events
  if (!newest) return null
  const weighty = events.find(({ kind }) => WEIGHTY.includes(kind as Weighty))
  if (weighty) return t(`guest.meanwhile.${weighty.kind as Weighty}`, { name: authorOf(t, weighty) })
  const name = authorOf(t, newest)
  const fields = fieldWords(
    t,
    events.flatMap((event) => event.fields),
  )
  return fields ? t('guest.changedMeanwhile.fields', { name, fields }) : t('guest.changedMeanwhile', { name })
}

/** Who did it, as the beginning of a sentence. */
export function authorOf(t: AdminTranslate, { by, source }: Pick<BookingEvent, 'by' | 'source'>): string {
  return by ?? t(`guest.author.${source}`)
}

import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { Alert } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../../platform/texts.ts'
import { fieldWords } from '../page/field-words.ts'

/** Says that a colleague, or another system, changed the booking while this panel stands open. */
export function ChangedMeanwhile({ guest }: { guest: GuestPage }) {
  const t = useT()
  const [opened] = useState(guest.revision)
  const [newest, ...before] = guest.history.filter(({ revision }) => revision > opened)
  if (!newest) return null
  const fields = fieldWords(
    t,
    [newest, ...before].flatMap((event) => event.fields),
  )
  const name = newest.by ?? t(`guest.source.${newest.source}`)
  return (
    <Alert color="accent" role="status">
      {fields ? t('guest.changedMeanwhile.fields', { name, fields }) : t('guest.changedMeanwhile', { name })}
    </Alert>
  )
}

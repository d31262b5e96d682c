import { useState, useSyncExternalStore } from 'react'
import { createStoredValue } from '../../../platform/stored-value.ts'
import { EMPTY_REQUEST, parseRequestForm, type RequestForm } from './request-form.ts'

/** What is written stays through a reload, for this tab alone. */
export function useRequestForm(hotel: string) {
  const [stored] = useState(() =>
    createStoredValue({
      key: `upgrade-form:${hotel}`,
      parse: parseRequestForm,
      storage: () => sessionStorage,
    }),
  )
  const form = useSyncExternalStore(stored.subscribe, stored.read, () => EMPTY_REQUEST)
  return {
    form,
    change: (change: Partial<RequestForm>) => stored.write({ ...stored.read(), ...change }),
    /** It was sent: the next one is about something else. */
    forget: () => stored.write(null),
  }
}

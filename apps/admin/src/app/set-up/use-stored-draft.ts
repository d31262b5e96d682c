import { setUpCodeIn } from '@innkeeper/domain/auth/set-up-code.ts'
import { useEffect, useState } from 'react'
import { newDraft, readDraft, type SetUpDraft } from './set-up-draft.ts'

/** Of this tab alone: what somebody typed here is nobody's in the next. */
const KEY = 'innkeeper.set-up'

/** What was typed, also after a reload; the code of the terminal's address goes in, and out of the address. */
export function useStoredDraft() {
  const [draft, setDraft] = useState(firstDraft)
  useEffect(() => {
    if (setUpCodeIn(location.hash) !== '') history.replaceState(history.state, '', location.pathname)
  }, [])
  useEffect(() => keep(draft), [draft])
  return { draft, setDraft, forget: () => keep(null) }
}

export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

function firstDraft(): SetUpDraft {
  const fresh = newDraft({ timeZone: ownTimeZone(), languages: navigator.languages ?? [] })
  const kept = readDraft(stored(), fresh)
  const code = setUpCodeIn(globalThis.location?.hash ?? '')
  return code === '' ? kept : { ...kept, code }
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** A logo can be larger than a browser stores: then the words are kept without it. */
function keep(draft: SetUpDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    if (draft?.logoData) keep({ ...draft, logoData: '', logoName: '' })
  }
}

import { APP_COOKIE_DAYS } from '@innkeeper/domain/guestbook/constants.ts'

export type ConsentChoice = 'granted' | 'denied'

export type Consent = {
  /** What the guest said, here or in another tab; null when not asked yet, or too long ago. */
  get: () => ConsentChoice | null
  set: (choice: ConsentChoice) => void
  subscribe: (changed: () => void) => () => void
}

const DAY_SECONDS = 86_400
const COOKIE = /(?:^|;\s*)consent=(granted|denied)(?=;|$)/

/** The guest's answer, in a cookie of a week. */
export function createConsent(jar: () => { cookie: string }): Consent {
  const listeners = new Set<() => void>()
  /** Stands for a cookie the browser did not take, so that nobody is asked twice on one page. */
  let unsaved: ConsentChoice | null = null
  const saved = () => (COOKIE.exec(jar().cookie)?.[1] ?? null) as ConsentChoice | null
  const get = () => saved() ?? unsaved

  return {
    get,
    set: (choice) => {
      if (get() === choice) return
      jar().cookie = `consent=${choice}; path=/; max-age=${APP_COOKIE_DAYS * DAY_SECONDS}; samesite=lax`
      unsaved = saved() === choice ? null : choice
      for (const changed of listeners) changed()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

/** The one of this page. */
export const consent = createConsent(() => document)

/** Whether this guest agreed to be counted. */
export const hasAgreed = (): boolean => consent.get() === 'granted'

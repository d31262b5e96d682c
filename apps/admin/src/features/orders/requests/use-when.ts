import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { formatRelativeTime } from '@innkeeper/i18n/format-relative.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useMemo } from 'react'
import { useNow } from '../../../platform/clock.ts'
import { formatTime } from '../../../platform/own-formats.ts'
import { useSession } from '../../../platform/session.ts'
import { ADMIN_LANGUAGE, type AdminTranslate, useT } from '../../../platform/texts.ts'

type LocaleAndZone = { locale: string; timeZone: string }

/** "today 18:30", "tomorrow 07:30", "Thu 19 Nov 07:30", by the property's clock. */
export function momentWords(t: AdminTranslate, at: number, now: number, place: LocaleAndZone): string {
  const time = formatTime(at, place)
  const today = localTimeAt(now, place.timeZone).date
  const day = localTimeAt(at, place.timeZone).date
  if (day === today) return t('requests.today', { time })
  if (day === addDays(today, 1)) return t('requests.tomorrow', { time })
  return `${shortDate(at, place)} ${time}`
}

/** "Thu 19 Nov": a column of them stays narrow. */
function shortDate(at: number, { locale, timeZone }: LocaleAndZone): string {
  const fields = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const
  return new Intl.DateTimeFormat(locale, fields).format(at).replace(',', '')
}

/** "just now", "6 minutes ago": how long a guest has waited. */
export function sinceWords(t: AdminTranslate, at: number, now: number, place: LocaleAndZone): string {
  return now - at < 60_000 ? t('requests.justNow') : formatRelativeTime(at, now, place)
}

/** Moments as this list tells them; renewed every minute. */
export function useWhen() {
  const t = useT()
  const now = useNow()
  const { timeZone } = useSession().property
  return useMemo(() => {
    const place = { locale: intlLocaleFor(ADMIN_LANGUAGE), timeZone }
    return {
      now,
      when: (at: string) => momentWords(t, Date.parse(at), now, place),
      since: (at: string) => sinceWords(t, Date.parse(at), now, place),
      /** Of today only the clock. */
      short: (at: string) => {
        const isToday = localTimeAt(Date.parse(at), timeZone).date === localTimeAt(now, timeZone).date
        return isToday ? formatTime(Date.parse(at), place) : momentWords(t, Date.parse(at), now, place)
      },
    }
  }, [t, now, timeZone])
}

import type { PageInput } from '@innkeeper/api/page.ts'
import { DAY_MS, knowOffsets, type OffsetStretch, offsetStretches } from '@innkeeper/domain/time.ts'
import { type CalendarNames, calendarNames, knowCalendarNames } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'

const ELEMENT_ID = 'page-data'
/**
 * A browser's own clock may be behind, and a time of today is found by the offset of the day before it; hours of a week
 * are asked for ahead, and a page stays open for a while.
 */
const CLOCK_MS = { before: 3 * DAY_MS, after: 9 * DAY_MS }

/** How far the property's clock is from UTC, and what days and months are called: slow to find out, needed as the page comes to life. */
type PropertyClock = {
  timeZone: string
  offsets: readonly OffsetStretch[]
  locale: string
  names: CalendarNames
}
type Written = PageInput & { clock: PropertyClock | null }

/** The data of the page as inert JSON, once; a `<` in it must not end the element. */
export function pageDataElement(input: PageInput): string {
  const written: Written = { ...input, clock: clockOf(input) }
  const json = JSON.stringify(written).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`
}

/** What the server wrote into this page. */
export function readPageData(document: Document): PageInput {
  const element = document.getElementById(ELEMENT_ID)
  if (!element?.textContent) throw new Error('The page carries no data')
  const { clock, ...input } = JSON.parse(element.textContent) as Written
  if (clock) {
    knowOffsets(clock.timeZone, clock.offsets)
    knowCalendarNames(clock.locale, clock.names)
  }
  return input
}

function clockOf({ data, language, renderedAt }: PageInput): PropertyClock | null {
  if (!('clientData' in data) || data.clientData === null) return null
  const { timeZone } = data.clientData
  const locale = intlLocaleFor(language)
  return {
    timeZone,
    offsets: offsetStretches(renderedAt - CLOCK_MS.before, renderedAt + CLOCK_MS.after, timeZone),
    locale,
    names: calendarNames(locale),
  }
}

import type { StatisticsOverview } from '@innkeeper/api/statistics/subjects.ts'
import { ADMIN_BASE } from '@innkeeper/domain/auth/route-names.ts'
import { logoPath } from '@innkeeper/domain/properties/logo-path.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import { addCounts, type Counts, isNothing, measureValue } from '@innkeeper/domain/statistics/counts.ts'
import { type Measure, STATISTICS, type Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { formatLongDateOnly } from '@innkeeper/i18n/format.ts'
import { formatMoney, formatNumber } from '@innkeeper/i18n/format-numbers.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import { staffMail } from '../../../platform/mail/staff-mail.ts'

const LOCALE = 'en-GB'

/** What a week is told by, in the order of the mail; the words are those of somebody who tells it. */
const TOLD: readonly (readonly [Subject, measure: string, words: string])[] = [
  ['visits', 'reached', 'Devices reached'],
  ['visits', 'visits', 'Visits'],
  ['orders', 'orders', 'Orders'],
  ['orders', 'revenue', 'Revenue of orders'],
  ['offers', 'accepted', 'Deals accepted'],
  ['offers', 'revenue', 'Revenue of deals'],
  ['offers', 'upgradesAccepted', 'Room upgrades accepted'],
  ['messages', 'sent', 'Messages sent'],
  ['registration', 'beforeOfArrivals', 'Registered before arrival'],
  ['survey', 'score', 'Survey score'],
  ['survey', 'answered', 'Surveys answered'],
  ['cleaning', 'skipped', 'Cleanings skipped'],
  ['answers', 'requestTime', 'Reply to a request'],
  ['answers', 'messageTime', 'Reply to a message'],
]

type Told = {
  overview: StatisticsOverview
  house: Pick<Property, 'propertyId' | 'name' | 'brand'>
  name: string
  origin: string
}

/** Last week beside the one before it; nothing of what the house does not have or nobody used in both. */
export function summaryMail(to: string, { overview, house, name, origin }: Told): MailMessage {
  const { propertyId, brand } = house
  const { from, to: last } = overview
  const day = (date: string) => formatLongDateOnly(date, LOCALE)
  const logo = brand.logo === null ? null : origin + logoPath(propertyId, brand.logo)
  const facts = factsOf(overview)
  return staffMail(
    to,
    { name: house.name, logo, brand },
    {
      subject: `Your week at ${house.name}`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `Here is the week from ${day(from)} to ${day(last)}. In brackets is the week before.`,
        ...(facts.length === 0 ? ['Nothing was counted in these two weeks.'] : []),
      ],
      facts,
      button: {
        label: 'Open the statistics',
        url: `${origin}${ADMIN_BASE}/statistics?from=${from}&to=${last}`,
      },
      why: 'You get this mail every Monday because you asked for it. To stop it, open the statistics and turn “E-mail me this every Monday” off.',
    },
  )
}

function factsOf(overview: StatisticsOverview): { label: string; value: string }[] {
  const { currency, factors } = overview
  return TOLD.flatMap(([subject, id, label]) => {
    const found = overview.subjects.find((one) => one.subject === subject)
    const measure = STATISTICS[subject].measures[id]
    if (!found || !measure) return []
    const now = addCounts(found.days.map(({ counts }) => counts))
    if (isNothing(now) && isNothing(found.before)) return []
    const value = (counts: Counts) => inWords(measure, measureValue(measure, counts, factors), currency)
    const [shown, before] = [value(now), value(found.before)]
    return shown === NONE && before === NONE ? [] : [{ label, value: `${shown} (${before})` }]
  })
}

const NONE = 'none'

function inWords({ unit }: Measure, value: number | null, currency: string): string {
  if (value === null) return NONE
  switch (unit) {
    case 'money':
      return formatMoney(Math.round(value), currency, LOCALE)
    case 'share':
      return `${Math.round(value * 100)}%`
    case 'seconds':
      return lasting(value)
    case 'score':
      return `${Math.round(value)}`
    default:
      return formatNumber(Math.round(value), LOCALE)
  }
}

function lasting(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'under a minute'
  if (minutes < 60) return `${minutes} min`
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

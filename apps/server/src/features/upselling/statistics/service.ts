import type { UpsellingStatistics } from '@innkeeper/api/upselling/statistics.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { dayStarts, isPeriod, type Period } from '@innkeeper/domain/statistics/period.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findUpsellingFigures, type UpsellingFigures } from './figures.ts'
import { knownOrigins } from './known-origin.ts'
import { findDealNames, findOriginNames } from './names.ts'
import { originOf } from './origin.ts'

type Dependencies = { db: Database; properties: PropertyService }
export type UpsellingStatisticsService = ReturnType<typeof createUpsellingStatistics>

/** More would be a catalogue, not a ranking. */
const RANKED_MAX = 200

export function createUpsellingStatistics({ db, properties }: Dependencies) {
  return {
    async ofPeriod(propertyId: string, { from, to }: Period): Promise<UpsellingStatistics> {
      if (!isPeriod({ from, to })) {
        throw new AppError('request/invalid', 'Ask for at least one day and at most a year.')
      }
      const { timeZone, currency, localization } = (await properties.snapshot(propertyId)).property
      const starts = dayStarts({ from, to }, timeZone)
      return db.tenant(
        propertyId,
        async (tx) => {
          const figures = await findUpsellingFigures(tx, {
            propertyId,
            currency,
            from,
            to,
            dayStarts: starts,
          })
          const steps = stepsOf(figures)
          const dealIds = [...steps.deals.keys()]
          const titles = await findDealNames(tx, propertyId, dealIds)
          const cameFrom = originRows(steps.origins, figures)
          const origins = merged(
            cameFrom,
            await knownOrigins(
              tx,
              propertyId,
              cameFrom.map((row) => row.cameFrom),
            ),
          )
          const labelOf = await findOriginNames(tx, propertyId, {
            origins,
            defaultIndex: defaultLanguage(localization)?.index ?? 0,
          })
          const { count, revenue } = figures.arrivals
          return {
            from,
            to,
            currency,
            total: steps.total,
            agreed: agreedOf(figures),
            days: starts.slice(1).map((_, index) => ({
              date: addDays(from, index),
              ...(steps.days.get(index + 1) ?? NONE),
            })),
            byDeal: ranked(
              dealIds.map((dealId) => ({
                dealId,
                title: titles.get(dealId) ?? null,
                ...(steps.deals.get(dealId) ?? NONE),
              })),
            ),
            byOrigin: ranked(origins.map((origin) => ({ ...origin, label: labelOf(origin) }))),
            upgrades: figures.upgrades,
            declineReasons: figures.declineReasons,
            takenBack: figures.takenBack,
            arrivals: { count, averageRevenue: count === 0 ? null : Math.round(revenue / count) },
          }
        },
        { readOnly: true },
      )
    },
  }
}

type Steps = UpsellingStatistics['total']
const NONE: Steps = { shown: 0, opened: 0, inCart: 0, requested: 0, accepted: 0, revenue: 0 }

const added = (a: Steps, b: Steps): Steps => ({
  shown: a.shown + b.shown,
  opened: a.opened + b.opened,
  inCart: a.inCart + b.inCart,
  requested: a.requested + b.requested,
  accepted: a.accepted + b.accepted,
  revenue: a.revenue + b.revenue,
})

/** What was seen and what was asked for beside each other, in all and by day, deal and origin. */
function stepsOf({ seen, asked }: UpsellingFigures) {
  const days = new Map<number, Steps>()
  const deals = new Map<string, Steps>()
  const origins = new Map<string, Steps>()
  let total = NONE
  for (const { day, deal, origin, ...counts } of [...seen, ...asked]) {
    const { shown, opened, inCart, requested, accepted, revenue } = { ...NONE, ...counts }
    const steps = { shown, opened, inCart, requested, accepted, revenue }
    if (day !== null) days.set(day, added(days.get(day) ?? NONE, steps))
    else if (deal !== null) deals.set(deal, added(deals.get(deal) ?? NONE, steps))
    else if (origin !== null) origins.set(origin, added(origins.get(origin) ?? NONE, steps))
    else total = added(total, steps)
  }
  return { total, days, deals, origins }
}

type Requests = UpsellingStatistics['upgrades']
const NO_REQUESTS: Requests = { requested: 0, accepted: 0, revenue: 0 }

/** What deals and upgrades did by what led guests to them, as it was sent. */
function originRows(origins: ReadonlyMap<string, Steps>, { upgradesByOrigin }: UpsellingFigures) {
  const upgradesOf = new Map(upgradesByOrigin.map(({ origin, ...requests }) => [origin, requests]))
  return [...new Set([...origins.keys(), ...upgradesOf.keys()])].map((cameFrom) => ({
    cameFrom,
    steps: origins.get(cameFrom) ?? NONE,
    upgrades: upgradesOf.get(cameFrom) ?? NO_REQUESTS,
  }))
}

/** What names nothing of the property is one origin together. */
function merged(rows: ReturnType<typeof originRows>, known: ReadonlySet<string>) {
  const found = new Map<string, ReturnType<typeof originOf> & Steps & { upgrades: Requests }>()
  for (const { cameFrom, steps, upgrades } of rows) {
    const origin = originOf(known.has(cameFrom) ? cameFrom : '')
    const key = `${origin.kind} ${origin.id}`
    const before = found.get(key) ?? { ...NONE, upgrades: NO_REQUESTS }
    found.set(key, { ...origin, ...added(before, steps), upgrades: addedRequests(before.upgrades, upgrades) })
  }
  return [...found.values()]
}

const addedRequests = (a: Requests, b: Requests): Requests => ({
  requested: a.requested + b.requested,
  accepted: a.accepted + b.accepted,
  revenue: a.revenue + b.revenue,
})

function agreedOf({ seen }: UpsellingFigures): UpsellingStatistics['agreed'] {
  const all = seen.find(({ day, deal, origin }) => day === null && deal === null && origin === null)
  return { shown: all?.agreedShown ?? 0, opened: all?.agreedOpened ?? 0, inCart: all?.agreedInCart ?? 0 }
}

/** What brought most stands first, by deals and upgrades together. */
function ranked<Row extends Steps & { upgrades?: Requests }>(rows: readonly Row[]): Row[] {
  const all = ({ upgrades = NO_REQUESTS, ...steps }: Row) => addedRequests(steps, upgrades)
  return rows
    .toSorted(
      (a, b) => all(b).revenue - all(a).revenue || all(b).requested - all(a).requested || b.shown - a.shown,
    )
    .slice(0, RANKED_MAX)
}

import type {
  STATISTICS_SCOPES,
  StatisticsOverview,
  SubjectStatistics,
} from '@innkeeper/api/statistics/subjects.ts'
import { DEFAULT_CLEANING_SETTINGS } from '@innkeeper/domain/cleaning/settings-schema.ts'
import { addCounts, type Counts, withoutMoney } from '@innkeeper/domain/statistics/counts.ts'
import type { Period } from '@innkeeper/domain/statistics/period.ts'
import { STATISTICS, SUBJECTS, type Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { cleaningSettings } from '../../cleaning/tables.ts'
import { type AskedDays, askedPeriods } from './asked-periods.ts'
import { sumStoredParts } from './days-repository.ts'
import { type AskedHouse, createHouses, type HousesDependencies } from './houses.ts'
import { readDays } from './read-days.ts'
import { rowsOf } from './rows-of-part.ts'
import { daysTogether, inTurns, type Read, sumOf } from './together.ts'
import { voucherRecords } from './vouchers.ts'

export type AskedStatistics = AskedDays & { scope: (typeof STATISTICS_SCOPES)[number] }
type Dependencies = HousesDependencies & { db: Database }
export type SubjectsService = ReturnType<typeof createSubjectsService>

/** The numbers of one property or of all in which somebody may read results. */
export function createSubjectsService(dependencies: Dependencies) {
  const { db } = dependencies
  const houses = createHouses(dependencies)

  async function headOf(all: readonly AskedHouse[], [period, before]: readonly [Period, Period]) {
    const [active, ...others] = all
    if (!active) throw new TypeError('nobody asks without a property')
    const { propertyId, currency } = active
    const named = ({ propertyId: id, name }: AskedHouse) => ({ id, name })
    return {
      ...period,
      ...{ compareFrom: before.from, compareTo: before.to, currency },
      factors: await factorsOf(propertyId),
      properties: all.map(named),
      otherCurrencies: others
        .filter((house) => house.currency !== currency)
        .map((house) => ({ ...named(house), currency: house.currency })),
    }
  }

  async function factorsOf(propertyId: string) {
    const [row] = await db.tenant(
      propertyId,
      (tx) =>
        tx
          .select({ settings: cleaningSettings.settings })
          .from(cleaningSettings)
          .where(eq(cleaningSettings.propertyId, propertyId)),
      { readOnly: true },
    )
    return (row?.settings ?? DEFAULT_CLEANING_SETTINGS).saves
  }

  async function overviewOf(all: readonly AskedHouse[], asked: AskedDays): Promise<StatisticsOverview> {
    const periods = askedPeriods(asked)
    const head = await headOf(all, periods)
    const read = await inTurns(all, async (house) => {
      const { propertyId, subjects, today } = house
      const found = await db.tenant(
        propertyId,
        (tx) => readDays(tx, house, { subjects, periods, today, isTakenApart: false }),
        {
          readOnly: true,
        },
      )
      return { house, found }
    })
    const open = SUBJECTS.filter((subject) => all.some(({ subjects }) => subjects.includes(subject)))
    return {
      ...head,
      subjects: open.map((subject) => {
        const ofHouses = read.map(({ house, found }): Read => {
          const [now, before] = found.get(subject) ?? []
          return { house, now: now?.days ?? [], before: before?.days ?? [] }
        })
        return {
          subject,
          days: daysTogether(subject, head.currency, ofHouses, 'now'),
          before: sumOf(daysTogether(subject, head.currency, ofHouses, 'before')),
        }
      }),
      closed: SUBJECTS.filter((subject) => !open.includes(subject)),
    }
  }

  return {
    overview: async (staff: Staff, query: AskedStatistics) =>
      overviewOf(await houses.askedBy(staff, query.scope), query),

    /** Of one property, whoever is told of it. */
    overviewOfProperty: async (propertyId: string, asked: AskedDays) =>
      overviewOf([await houses.houseOf(propertyId)], asked),

    async ofSubject(staff: Staff, subject: Subject, query: AskedStatistics): Promise<SubjectStatistics> {
      const periods = askedPeriods(query)
      const all = await houses.askedBy(staff, query.scope)
      const head = await headOf(all, periods)
      const open = all.filter(({ subjects }) => subjects.includes(subject))
      if (open.length === 0) {
        const { module } = STATISTICS[subject]
        throw new AppError('module/not-available', `The module ${module} is not available here.`)
      }
      const read = await inTurns(open, (house) =>
        db.tenant(
          house.propertyId,
          async (tx) => {
            const { today } = house
            const wanted = { subjects: [subject], periods, today, isTakenApart: true }
            const found = await readDays(tx, house, wanted)
            const [now, before] = found.get(subject) ?? []
            const stored = await sumStoredParts(tx, { ...house, subjects: [subject], periods })
            const own = (counts: Counts) =>
              house.currency === head.currency ? counts : withoutMoney(subject, counts)
            return {
              ...{ house, now: now?.days ?? [], before: before?.days ?? [] },
              parts: own(addCounts([stored[0] ?? {}, ...(now?.live ?? [])])),
              partsBefore: own(addCounts([stored[1] ?? {}, ...(before?.live ?? [])])),
            }
          },
          { readOnly: true },
        ),
      )
      const days = daysTogether(subject, head.currency, read, 'now')
      const beforeDays = daysTogether(subject, head.currency, read, 'before')
      const [now, before] = [
        addCounts(read.map(({ parts }) => parts)),
        addCounts(read.map(({ partsBefore }) => partsBefore)),
      ]
      const ofHouse = (one: Read, when: 'now' | 'before') =>
        sumOf(daysTogether(subject, head.currency, [one], when))
      return {
        ...head,
        ...{ subject, days, beforeDays },
        parts: await Promise.all(
          Object.keys(STATISTICS[subject].parts).map(async (part) => ({
            part,
            rows: await rowsOf(db, open, { subject, part, now, before }),
          })),
        ),
        ...(subject === 'vouchers' && {
          vouchers: (await inTurns(open, (house) => voucherRecords(db, house))).flat(),
        }),
        byProperty:
          all.length === 1
            ? []
            : read.map((one) => ({
                ...{ id: one.house.propertyId, name: one.house.name },
                ...{ counts: ofHouse(one, 'now'), before: ofHouse(one, 'before') },
              })),
      }
    },
  }
}

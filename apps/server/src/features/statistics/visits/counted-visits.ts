import { deviceOf } from '@innkeeper/domain/statistics/asked-by.ts'
import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import {
  COUNTS_OF_REACHED,
  type CountsBySubject,
  countsOfVisit,
  isFromMessage,
  withHour,
} from '@innkeeper/domain/statistics/visits.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { VisitListener } from '../../../platform/http/page-visits.ts'
import type { PropertyService } from '../../properties/service.ts'
import { addToDays } from './day-repository.ts'
import { type Alike, createGatheredCounts } from './gathered-counts.ts'

/** What was counted lies in memory this long at most; a node that dies loses no more. */
const WRITE_AFTER_MS = 5000

export type CountedVisits = VisitListener & {
  /** Writes what was counted so far; what cannot be written stays for the next time. */
  flush(): Promise<void>
}

type Dependencies = {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  properties: Pick<PropertyService, 'snapshot'>
}

/**
 * Totals of what guests ask for, without anything that leads to them: counted in memory while answers are on their way,
 * written together a moment later.
 */
export function createCountedVisits({ db, clock, log, properties }: Dependencies): CountedVisits {
  const gathered = createGatheredCounts()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function writeLater(): void {
    timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref()
  }
  function add(propertyId: string, kind: string, countsOf: () => CountsBySubject): void {
    gathered.add(propertyId, clock.now().getTime(), kind, countsOf)
    writeLater()
  }

  /** One after another: what failed is put back before the next time takes it. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeAll)
    return writing
  }

  async function writeAll(): Promise<void> {
    let failure: unknown
    for (const [propertyId, kinds] of gathered.take()) {
      try {
        await write(propertyId, [...kinds.values()])
      } catch (error) {
        // A property that is gone has no numbers any more.
        if (error instanceof AppError && error.code === 'property/unknown') continue
        failure = error
        gathered.putBack(propertyId, kinds)
        writeLater()
      }
    }
    if (failure !== undefined) log.warn({ err: failure }, 'visits were not written; they are tried again')
  }

  async function write(propertyId: string, visits: readonly Alike[]): Promise<void> {
    const { property } = await properties.snapshot(propertyId)
    const days = daysOf(visits, property.timeZone)
    await db.tenant(propertyId, (tx) => addToDays(tx, propertyId, days))
  }

  return {
    pageOpened({ propertyId, page, state, language, cardId = null }, by, address) {
      const device = deviceOf(by)
      const isClick = isFromMessage(address)
      add(propertyId, `${page} ${state} ${language} ${device} ${cardId} ${isClick}`, () =>
        countsOfVisit({ page, state, language, cardId, device, isFromMessage: isClick }),
      )
    },
    stayReached: (propertyId) => add(propertyId, 'reached', () => COUNTS_OF_REACHED),
    flush,
  }
}

/** By the property's day and hour. */
function daysOf(visits: readonly Alike[], timeZone: string) {
  const days = new Map<string, { subject: Subject; day: string; counts: Record<string, number> }>()
  for (const { quarterStart, counts, times } of visits) {
    const { date: day, minute } = localTimeAt(quarterStart, timeZone)
    for (const [subject, one] of Object.entries(counts)) {
      const row = days.get(`${subject} ${day}`) ?? { subject: subject as Subject, day, counts: {} }
      for (const [key, count] of Object.entries(withHour(one, Math.floor(minute / 60))))
        row.counts[key] = (row.counts[key] ?? 0) + count * times
      days.set(`${subject} ${day}`, row)
    }
  }
  return [...days.values()]
}

import { isTimeZone } from '@innkeeper/domain/time.ts'
import { PmsError } from '../port.ts'
import { configurationSchema, type MewsConfiguration, type MewsService } from './answers.ts'
import type { MewsCall } from './http.ts'
import { AGE_CATEGORIES, RATES, SERVICES } from './listings.ts'
import { readAll } from './pages.ts'
import type { MewsFacts } from './reservation.ts'

export type MewsHouseFacts = MewsFacts & {
  enterprise: MewsConfiguration
  /** What can be slept in, and what can be ordered beside it. */
  bookable: MewsService[]
  additional: MewsService[]
}

const idsOf = (services: readonly MewsService[]) => services.map(({ Id }) => Id)
const byId = <T extends { Id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.Id, item]))

/** What changes seldom: who the house is, its services, rates and ages. */
export async function readFacts(call: MewsCall, signal?: AbortSignal): Promise<MewsHouseFacts> {
  const configuration = configurationSchema.safeParse(await call('configuration/get', {}, signal))
  if (!configuration.success || !isTimeZone(configuration.data.Enterprise.TimeZoneIdentifier)) {
    throw new PmsError('unreadable')
  }
  const enterprise = configuration.data.Enterprise
  const services = (await readAll(call, SERVICES, {}, signal)).filter(({ IsActive }) => IsActive)
  const ofType = (type: string) => services.filter(({ Data }) => Data.Discriminator === type)
  const [bookable, additional] = [ofType('Bookable'), ofType('Additional')]
  const inServices = { ServiceIds: idsOf(bookable) }
  const hasStays = bookable.length > 0
  const rates = hasStays ? await readAll(call, RATES, { ...inServices, Extent: RATE_EXTENT }, signal) : []
  const ages = hasStays ? await readAll(call, AGE_CATEGORIES, inServices, signal) : []
  return {
    enterprise,
    bookable,
    additional,
    timeZone: enterprise.TimeZoneIdentifier,
    language: enterprise.DefaultLanguageCode ?? null,
    services: byId(services),
    rates: byId(rates),
    isChild: new Map(ages.map(({ Id, Classification }) => [Id, Classification === 'Child'])),
  }
}

const RATE_EXTENT = { Rates: true, AvailabilityBlockAssignments: false }

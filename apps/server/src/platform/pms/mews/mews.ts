import type { Span } from '@innkeeper/domain/integrations/ask-spans.ts'
import type { PmsReservation } from '@innkeeper/domain/integrations/reservation.ts'
import type { PmsPort } from '../port.ts'
import type { MewsReservation } from './answers.ts'
import { post, reverse } from './bill.ts'
import { type MewsHouseFacts, readFacts } from './facts.ts'
import { readHouse, readProducts, toProduct } from './house.ts'
import { createMewsHttp, MEWS_LIMIT_MS } from './http.ts'
import { COMPANIES, CUSTOMER_EXTENT, CUSTOMERS, RESERVATIONS } from './listings.ts'
import { MOST_IDS, readByIds, readPages } from './pages.ts'
import { register } from './register.ts'
import { toReservation } from './reservation.ts'
import { changeRoom } from './room.ts'

export type MewsCredentials = { clientToken: string; accessToken: string; isTest: boolean }
type Options = { baseUrl?: string | undefined; limitMs?: number | undefined }

const LIVE_URL = 'https://api.mews.com'
/** Public, and emptied now and then: never for real guests. */
const DEMO_URL = 'https://api.mews-demo.com'

const interval = ({ from, until }: Span) => ({
  StartUtc: new Date(from).toISOString(),
  EndUtc: new Date(until).toISOString(),
})

/** Mews by its Connector API. */
export function createMews(credentials: MewsCredentials, { baseUrl, limitMs }: Options = {}): PmsPort {
  const { clientToken, accessToken, isTest } = credentials
  const call = createMewsHttp({
    baseUrl: baseUrl ?? (isTest ? DEMO_URL : LIVE_URL),
    clientToken,
    accessToken,
    limitMs: limitMs ?? MEWS_LIMIT_MS,
  })
  let known: Promise<MewsHouseFacts> | null = null
  /** Read once for as long as the port is open: Mews asks not to be asked for what hardly changes. */
  function factsOf(signal?: AbortSignal): Promise<MewsHouseFacts> {
    known ??= readFacts(call, signal).catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }

  async function withGuests(
    reservations: readonly MewsReservation[],
    signal?: AbortSignal,
  ): Promise<PmsReservation[]> {
    const facts = await factsOf(signal)
    const idsOf = (isOne: (type: string) => boolean) => [
      ...new Set(
        reservations.flatMap(({ AccountId, AccountType }) => (isOne(AccountType ?? '') ? AccountId : [])),
      ),
    ]
    const customers = await readByIds(
      call,
      CUSTOMERS,
      { ids: idsOf((type) => type !== 'Company'), as: 'CustomerIds', ...CUSTOMER_EXTENT },
      signal,
    )
    const companies = await readByIds(
      call,
      COMPANIES,
      { ids: idsOf((type) => type === 'Company'), as: 'Ids' },
      signal,
    )
    const accounts = {
      customers: new Map(customers.map((customer) => [customer.Id, customer])),
      companies: new Map(companies.map((company) => [company.Id, company])),
    }
    return reservations.map((reservation) => toReservation(reservation, facts, accounts))
  }

  async function* find(filter: object, signal?: AbortSignal): AsyncGenerator<PmsReservation[]> {
    for await (const page of readPages(call, RESERVATIONS, filter, signal)) yield withGuests(page, signal)
  }

  return {
    look: async (signal) => {
      known = null
      return readHouse(call, await factsOf(signal), signal)
    },
    stays: (span, signal) => find({ CollidingUtc: interval(span) }, signal),
    async *changes(span, signal) {
      yield* find({ UpdatedUtc: interval(span) }, signal)
      // A guest who gives another phone number changes no reservation.
      const filter = { UpdatedUtc: interval(span), ...CUSTOMER_EXTENT }
      for await (const changed of readPages(call, CUSTOMERS, filter, signal)) {
        const ids = changed.map(({ Id }) => Id)
        for (let first = 0; first < ids.length; first += MOST_IDS)
          yield* find(
            { AccountIds: ids.slice(first, first + MOST_IDS), States: ['Confirmed', 'Started'] },
            signal,
          )
      }
    },
    products: async (signal) => {
      const facts = await factsOf(signal)
      return (await readProducts(call, facts, {}, signal)).map((product) => toProduct(product, facts))
    },
    checkIn: async (reservationId) =>
      void (await call('reservations/start', { ReservationId: reservationId })),
    // Bills stay as they are: closing them is for people.
    checkOut: async (reservationId) =>
      void (await call('reservations/process', {
        ReservationId: reservationId,
        CloseBills: false,
        AllowOpenBalance: false,
      })),
    changeRoom: (reservationId, room) => changeRoom(call, reservationId, room),
    post: async (posting) => post(call, await factsOf(), posting),
    reverse: async (subject) => reverse(call, await factsOf(), subject),
    register: (reservationId, person) => register(call, reservationId, person),
  }
}

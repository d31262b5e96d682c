import { randomUUID } from 'node:crypto'
import type { Entity, MewsHouse } from './mews-house.ts'
import { openProviderServer, type ProviderAnswer, type ProviderServer } from './provider-server.ts'

/** One token each for the client and the house, as the documentation has them. */
export const MEWS_KEYS = {
  clientToken: 'client-token-of-innkeeper',
  accessToken: 'access-token-of-the-house',
}

export type MewsServer = ProviderServer & {
  house: MewsHouse
  /** Operations in their order. */
  operations(): string[]
  /** Guests of the house as Mews changes them, at a moment. */
  change(reservation: Entity, change: Record<string, unknown>, at: string): void
  /** Fewer than asked for on each page, as Mews may give. */
  pageSize(size: number): void
}

type Body = Record<string, unknown> & { Limitation?: { Count?: number; Cursor?: string | null } }
type Interval = { StartUtc: string; EndUtc: string }

const MOST_IDS = 1000
const DOCUMENT_TYPES = ['IdentityCard', 'Passport', 'Visa', 'DriversLicense']
const LONGEST_MS = 93 * 86_400_000

const refused = (status: number, Message: string): ProviderAnswer => ({
  status,
  body: { Message, RequestId: randomUUID() },
})

/** Which field of an entity each filter is about; intervals are inclusive. */
const ID_FILTERS: Readonly<Record<string, string>> = {
  ReservationIds: 'Id',
  CustomerIds: 'Id',
  Ids: 'Id',
  ProductIds: 'Id',
  ResourceIds: 'ResourceId',
  ServiceIds: 'ServiceId',
  AccountIds: 'AccountId',
  ResourceCategoryIds: 'CategoryId',
  LinkedReservationIds: 'LinkedReservationId',
  ServiceOrderIds: 'ServiceOrderId',
  States: 'State',
}

/** The Connector API of Mews as its documentation describes it, with the operations the product uses, in memory. */
export async function openMewsServer(house: MewsHouse): Promise<MewsServer> {
  let largest = Number.POSITIVE_INFINITY
  const server = await openProviderServer(({ url = '', method }, text) => answer(url, method, text))
  const lists: Readonly<Record<string, [under: string, of: () => Entity[], needs?: string]>> = {
    'services/getAll': ['Services', () => house.services],
    'resources/getAll': ['Resources', () => house.resources, 'Extent'],
    'resourceCategories/getAll': ['ResourceCategories', () => house.categories, 'ServiceIds'],
    'resourceCategoryAssignments/getAll': [
      'ResourceCategoryAssignments',
      () => house.assignments,
      'ResourceCategoryIds',
    ],
    'rates/getAll': ['Rates', () => house.rates, 'ServiceIds'],
    'ageCategories/getAll': ['AgeCategories', () => house.ages],
    'customers/getAll': ['Customers', () => house.customers, 'Extent'],
    'identityDocuments/getAll': ['IdentityDocuments', () => house.documents, 'CustomerIds'],
    'companies/getAll': ['Companies', () => house.companies],
    'reservations/getAll/2023-06-06': ['Reservations', () => house.reservations],
    'products/getAll': ['Products', () => house.products, 'ServiceIds'],
    'productServiceOrders/getAll': ['ProductServiceOrders', () => house.orders, 'ServiceIds'],
    'orderItems/getAll': ['OrderItems', () => house.items],
  }

  function answer(url: string, method: string | undefined, text: string): ProviderAnswer {
    const operation = url.replace('/api/connector/v1/', '')
    if (method !== 'POST' || operation === url) return refused(404, 'Not found')
    const body: Body = JSON.parse(text)
    if (body.ClientToken !== MEWS_KEYS.clientToken) return refused(401, 'Invalid ClientToken.')
    if (body.AccessToken !== MEWS_KEYS.accessToken) return refused(401, 'Invalid AccessToken.')
    if (typeof body.Client !== 'string') return refused(400, 'Invalid Client.')
    if (operation === 'configuration/get') {
      const NowUtc = new Date(server.now()).toISOString()
      return { status: 200, body: { NowUtc, Enterprise: house.enterprise } }
    }
    const list = lists[operation]
    if (list) return listed(list, body)
    const command = commands[operation]
    return command ? command(body) : refused(404, 'Not found')
  }

  function listed([under, of, needs]: (typeof lists)[string], body: Body): ProviderAnswer {
    const { Limitation } = body
    if (!Limitation?.Count || Limitation.Count < 1 || Limitation.Count > 1000) {
      return refused(400, 'Invalid Limitation.')
    }
    if (needs && body[needs] === undefined) return refused(400, `Invalid ${needs}.`)
    const wrong = Object.entries(body).find(([name, value]) => isTooMuch(name, value))
    if (wrong) return refused(400, `Invalid ${wrong[0]}.`)
    const found = of()
      .filter((entity) => isMeant(entity, body))
      // The latest first, as cursors count them.
      .toReversed()
    const from = Limitation.Cursor ? found.findIndex(({ Id }) => Id === Limitation.Cursor) + 1 : 0
    const page = found.slice(from, from + Math.min(Limitation.Count, largest))
    return { status: 200, body: { [under]: page, Cursor: page.at(-1)?.Id ?? null } }
  }

  const find = (body: Body) => house.reservations.find(({ Id }) => Id === body.ReservationId)
  const touched = (reservation: Entity, change: object): ProviderAnswer => {
    Object.assign(reservation, change, { UpdatedUtc: new Date(server.now()).toISOString() })
    return { status: 200, body: {} }
  }

  /** Why a reservation cannot have another category or resource. */
  function roomRefusal(reservation: Entity, update: Entity): ProviderAnswer | null {
    const { RequestedCategoryId: category, AssignedResourceId: resource } = update
    if (!['Confirmed', 'Started', 'Optional'].includes(reservation.State))
      return refused(403, 'The reservation has ended.')
    if (category && !house.categories.some(({ Id }) => Id === category.Value))
      return refused(400, 'Invalid RequestedCategoryId.')
    if (!resource || resource.Value === reservation.AssignedResourceId) return null
    if (reservation.AssignedResourceLocked) return refused(403, 'The space of the reservation is locked.')
    if (resource.Value === null) return null
    if (!house.resources.some(({ Id }) => Id === resource.Value))
      return refused(400, 'Invalid AssignedResourceId.')
    const isTaken = house.reservations.some(
      (other) =>
        other.Id !== reservation.Id &&
        other.AssignedResourceId === resource.Value &&
        ['Confirmed', 'Started'].includes(other.State) &&
        Date.parse(other.ScheduledStartUtc) < Date.parse(reservation.ScheduledEndUtc) &&
        Date.parse(other.ScheduledEndUtc) > Date.parse(reservation.ScheduledStartUtc),
    )
    return isTaken ? refused(403, 'The space is not available.') : null
  }

  const commands: Readonly<Record<string, (body: Body) => ProviderAnswer>> = {
    'reservations/start'(body) {
      const reservation = find(body)
      if (!reservation) return refused(400, 'Invalid ReservationId.')
      if (reservation.State !== 'Confirmed') return refused(403, 'The reservation is not confirmed.')
      const room = house.resources.find(({ Id }) => Id === reservation.AssignedResourceId)
      if (room?.State !== 'Inspected') return refused(403, 'The space is not inspected.')
      return touched(reservation, { State: 'Started' })
    },
    'reservations/process'(body) {
      const reservation = find(body)
      if (!reservation) return refused(400, 'Invalid ReservationId.')
      if (reservation.State !== 'Started') return refused(403, 'The reservation is not started.')
      const owes = house.items.some(
        ({ AccountId, AccountingState }) => AccountId === reservation.AccountId && AccountingState === 'Open',
      )
      if (owes && !body.AllowOpenBalance) return refused(403, 'The bill of the customer is not balanced.')
      return touched(reservation, { State: 'Processed' })
    },
    'reservations/update'(body) {
      const updates = (body.ReservationUpdates ?? []) as Entity[]
      if (updates.length === 0 || updates.length > MOST_IDS)
        return refused(400, 'Invalid ReservationUpdates.')
      // The price follows the category unless the call says otherwise.
      if (body.Reprice !== false && !body.Reason) return refused(400, 'Invalid Reason.')
      const found = updates.map((update) => ({
        update,
        reservation: house.reservations.find(({ Id }) => Id === update.ReservationId),
      }))
      for (const { update, reservation } of found) {
        const refusal = reservation
          ? roomRefusal(reservation, update)
          : refused(400, 'Invalid ReservationId.')
        if (refusal) return refusal
      }
      const changed = found.flatMap(({ update, reservation }) => {
        if (!reservation) return []
        const { RequestedCategoryId: category, AssignedResourceId: resource } = update
        touched(reservation, {
          ...(category && { RequestedResourceCategoryId: category.Value }),
          ...(resource && { AssignedResourceId: resource.Value }),
        })
        const { Id, UpdatedUtc, RequestedResourceCategoryId: RequestedCategoryId } = reservation
        return [{ Id, UpdatedUtc, RequestedCategoryId, AssignedResourceId: reservation.AssignedResourceId }]
      })
      return { status: 200, body: { Reservations: changed, Customers: null, Cursor: null } }
    },
    'customers/update'(body) {
      const { CustomerId, ClientToken: _client, AccessToken: _access, Client: _name, ...change } = body
      const customer = house.customers.find(({ Id }) => Id === CustomerId)
      if (!customer) return refused(400, 'Invalid CustomerId.')
      const { NationalityCode } = change
      if (NationalityCode !== undefined && !/^[A-Z]{2}$/.test(String(NationalityCode)))
        return refused(400, 'Invalid NationalityCode.')
      // What is left blank stays as it is.
      Object.assign(customer, change, { UpdatedUtc: new Date(server.now()).toISOString() })
      return { status: 200, body: customer }
    },
    'identityDocuments/add'(body) {
      const added = (body.IdentityDocuments ?? []) as Entity[]
      const isWhole = ({ CustomerId, Type, Number: number }: Entity) =>
        house.customers.some(({ Id }) => Id === CustomerId) && DOCUMENT_TYPES.includes(Type) && number
      if (added.length === 0 || added.length > 10 || !added.every(isWhole))
        return refused(400, 'Invalid IdentityDocuments.')
      for (const document of added) house.documents.push({ ...document, Id: randomUUID() })
      return { status: 200, body: { IdentityDocuments: added } }
    },
    'identityDocuments/update'(body) {
      for (const { Id: id, ...change } of (body.IdentityDocuments ?? []) as Entity[]) {
        const document = house.documents.find(({ Id }) => Id === id)
        if (!document) return refused(400, 'Invalid IdentityDocumentId.')
        for (const [name, update] of Object.entries(change)) document[name] = update.Value
      }
      return { status: 200, body: { IdentityDocuments: [] } }
    },
    'orders/add'(body) {
      const { ServiceId, AccountId, LinkedReservationId, ProductOrders } = body
      const service = house.services.find(({ Id }) => Id === ServiceId)
      if (!service) return refused(400, 'Invalid ServiceId.')
      if (!house.customers.some(({ Id }) => Id === AccountId)) return refused(400, 'Invalid AccountId.')
      const wanted = (ProductOrders ?? []) as Entity[]
      const isSold = ({ ProductId }: Entity) =>
        house.products.some((product) => product.Id === ProductId && product.ServiceId === ServiceId)
      if (!wanted.every(isSold)) return refused(400, 'Invalid ProductId.')
      const OrderId = randomUUID()
      house.orders.push({ Id: OrderId, ServiceId, AccountId, LinkedReservationId, State: 'Processed' })
      for (const { ProductId, Count = 1, ExternalIdentifier, UnitAmount } of wanted)
        house.items.push({
          Id: randomUUID(),
          ServiceOrderId: OrderId,
          ...{ ServiceId, AccountId, ProductId, UnitAmount, ExternalIdentifier },
          UnitCount: Count,
          AccountingState: 'Open',
          Type: 'ProductOrder',
        })
      return { status: 200, body: { OrderId } }
    },
    'orderItems/cancel'(body) {
      const ids = (body.OrderItemIds ?? []) as string[]
      if (ids.length === 0 || ids.length > 10) return refused(400, 'Invalid OrderItemIds.')
      const items = house.items.filter(({ Id }) => ids.includes(Id))
      if (items.some(({ AccountingState }) => AccountingState === 'Closed')) {
        return refused(403, 'The bill is closed.')
      }
      for (const item of items) item.AccountingState = 'Canceled'
      return { status: 200, body: {} }
    },
  }

  return {
    ...server,
    house,
    operations: () => server.calls.map((call) => call.replace('POST /api/connector/v1/', '')),
    change: (reservation, change, at) => void Object.assign(reservation, change, { UpdatedUtc: at }),
    pageSize: (size) => {
      largest = size
    },
  }
}

const isInterval = (value: unknown): value is Interval =>
  typeof value === 'object' && value !== null && 'StartUtc' in value && 'EndUtc' in value

/** No more ids and no longer time than the documentation allows. */
function isTooMuch(name: string, value: unknown): boolean {
  if (Array.isArray(value)) return name.endsWith('Ids') && (value.length > MOST_IDS || value.length === 0)
  return isInterval(value) && Date.parse(value.EndUtc) - Date.parse(value.StartUtc) > LONGEST_MS
}

function isMeant(entity: Entity, body: Body): boolean {
  const within = ({ StartUtc, EndUtc }: Interval, from: string, until: string) =>
    Date.parse(from) <= Date.parse(EndUtc) && Date.parse(until) >= Date.parse(StartUtc)
  return Object.entries(body).every(([name, value]) => {
    const field = name === 'CustomerIds' && 'CustomerId' in entity ? 'CustomerId' : ID_FILTERS[name]
    // Categories have their own id under the filter that assignments have it under.
    if (field && Array.isArray(value)) return !(field in entity) || value.includes(entity[field])
    if (!isInterval(value)) return true
    if (name === 'CollidingUtc') return within(value, entity.ScheduledStartUtc, entity.ScheduledEndUtc)
    return within(value, entity[name], entity[name])
  })
}

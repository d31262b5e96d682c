import { randomUUID } from 'node:crypto'

/** Whatever Mews knows of something, by the names of its documentation. */
// biome-ignore lint/suspicious/noExplicitAny: as loose as JSON is.
export type Entity = { Id: string } & Record<string, any>

export type MewsHouse = {
  enterprise: Entity
  services: Entity[]
  resources: Entity[]
  categories: Entity[]
  assignments: Entity[]
  rates: Entity[]
  ages: Entity[]
  customers: Entity[]
  /** Passports and cards of customers. */
  documents: Entity[]
  companies: Entity[]
  reservations: Entity[]
  products: Entity[]
  /** Orders beside the stay, and what of them stands on bills. */
  orders: Entity[]
  items: Entity[]
}

const names = (text: string) => ({ Names: { 'en-US': text } })
const bookable = { StartOffset: 'P0M0DT15H0M0S', EndOffset: 'P0M0DT12H0M0S', TimeUnitPeriod: 'Day' }

/** A small house in Copenhagen: rooms 101 and 102, a stay service and a restaurant. */
export function aMewsHouse(): MewsHouse {
  const [stay, restaurant, category] = [randomUUID(), randomUUID(), randomUUID()]
  const rooms = ['101', '102'].map((Name) => ({ Id: randomUUID(), Name, IsActive: true, State: 'Inspected' }))
  return {
    enterprise: {
      Id: randomUUID(),
      Name: 'Connector API Hotel',
      TimeZoneIdentifier: 'Europe/Copenhagen',
      DefaultLanguageCode: 'en-US',
      Pricing: 'Gross',
      Currencies: [
        { Currency: 'DKK', IsDefault: true, IsEnabled: true },
        { Currency: 'NOK', IsDefault: false, IsEnabled: true },
      ],
    },
    services: [
      { Id: stay, IsActive: true, ...names('Stay'), Data: { Discriminator: 'Bookable', Value: bookable } },
      {
        Id: restaurant,
        IsActive: true,
        ...names('Restaurant'),
        Data: { Discriminator: 'Additional', Value: { Promotions: {} } },
      },
    ],
    resources: rooms,
    categories: [{ Id: category, ServiceId: stay, IsActive: true, Type: 'Room', ...names('Fjord suite') }],
    assignments: rooms.map(({ Id }) => ({
      Id: randomUUID(),
      ResourceId: Id,
      CategoryId: category,
      IsActive: true,
    })),
    rates: [{ Id: randomUUID(), ServiceId: stay, ShortName: 'FF', ...names('Fully Flexible') }],
    ages: [
      { Id: randomUUID(), ServiceId: stay, Classification: 'Adult' },
      { Id: randomUUID(), ServiceId: stay, Classification: 'Child' },
    ],
    customers: [],
    documents: [],
    companies: [],
    reservations: [],
    products: [
      {
        Id: randomUUID(),
        ServiceId: restaurant,
        IsActive: true,
        ...names('Breakfast'),
        Price: { GrossValue: 120, Currency: 'DKK', TaxValues: [{ Code: 'DK-S' }] },
      },
    ],
    orders: [],
    items: [],
  }
}

const firstOf = (list: readonly Entity[]): Entity => {
  const [first] = list
  if (!first) throw new Error('the house has none')
  return first
}

type Wish = { guest?: Record<string, unknown>; updated?: string } & Record<string, unknown>

/** A confirmed reservation of room 101 with a guest of its own, from today for two nights, unless told otherwise. */
export function aReservation(house: MewsHouse, { guest = {}, updated, ...change }: Wish = {}): Entity {
  const UpdatedUtc = updated ?? '2026-11-15T09:00:00Z'
  const customer: Entity = {
    Id: randomUUID(),
    FirstName: 'Ida',
    LastName: 'Holm',
    Email: 'ida@guest.example',
    Phone: '004512345678',
    LanguageCode: 'da-DK',
    Classifications: ['Returning'],
    UpdatedUtc,
    ...guest,
  }
  const reservation: Entity = {
    Id: randomUUID(),
    ServiceId: firstOf(house.services).Id,
    AccountId: customer.Id,
    AccountType: 'Customer',
    Number: String(1000 + house.reservations.length),
    State: 'Confirmed',
    CreatedUtc: UpdatedUtc,
    UpdatedUtc,
    CancellationReason: null,
    RateId: firstOf(house.rates).Id,
    RequestedResourceCategoryId: firstOf(house.categories).Id,
    AssignedResourceId: firstOf(house.resources).Id,
    ScheduledStartUtc: '2026-11-15T14:00:00Z',
    ScheduledEndUtc: '2026-11-17T11:00:00Z',
    PersonCounts: house.ages.map(({ Id }, index) => ({ AgeCategoryId: Id, Count: 2 - index })),
    ...change,
  }
  house.customers.push(customer)
  house.reservations.push(reservation)
  return reservation
}

import { canBeSamePerson, type RegisteredPerson } from '@innkeeper/domain/integrations/registered-person.ts'
import type { DocumentType } from '@innkeeper/domain/registration/constants.ts'
import { PmsError } from '../port.ts'
import type { MewsCustomer } from './answers.ts'
import type { MewsCall } from './http.ts'
import { CUSTOMER_EXTENT, CUSTOMERS, IDENTITY_DOCUMENTS, RESERVATIONS } from './listings.ts'
import { readAll } from './pages.ts'

/** Mews has no word for a residence permit: a visa is something else. */
const TYPES: Readonly<Record<DocumentType, string | null>> = {
  passport: 'Passport',
  'identity card': 'IdentityCard',
  'driving licence': 'DriversLicense',
  'residence permit': null,
}

/** What is left out of an update stays as it is in Mews; an answer that was lost can be asked for again. */
export async function register(
  call: MewsCall,
  reservationId: string,
  person: RegisteredPerson,
): Promise<void> {
  const customer = await guestOf(call, reservationId)
  const isGuest = canBeSamePerson(person, {
    firstName: customer.FirstName ?? null,
    lastName: customer.LastName ?? null,
  })
  if (!isGuest) throw new PmsError('other-guest')
  await call('customers/update', { CustomerId: customer.Id, ...profileOf(person) })
  await putDocument(call, customer.Id, person)
}

/** Whoever owns the reservation there; a company has no passport. */
async function guestOf(call: MewsCall, reservationId: string): Promise<MewsCustomer> {
  const [reservation] = await readAll(call, RESERVATIONS, { ReservationIds: [reservationId] })
  if (!reservation) throw new PmsError('unknown-reservation')
  if (reservation.AccountType === 'Company') throw new PmsError('other-guest')
  const filter = { CustomerIds: [reservation.AccountId], ...CUSTOMER_EXTENT }
  const [customer] = await readAll(call, CUSTOMERS, filter)
  if (!customer) throw new PmsError('other-guest')
  return customer
}

function profileOf(person: RegisteredPerson): object {
  const { firstName, lastName, birthDate, nationality, address, residenceCountry } = person
  const place = {
    ...(address && { Line1: address }),
    ...(residenceCountry && { CountryCode: residenceCountry }),
  }
  return {
    ...(firstName && { FirstName: firstName }),
    ...(lastName && { LastName: lastName }),
    ...(birthDate && { BirthDate: birthDate }),
    ...(nationality && { NationalityCode: nationality }),
    ...(Object.keys(place).length > 0 && { Address: place }),
  }
}

/** The document with this number, else the one of its type, is brought up to date; where there is none, it is added. */
async function putDocument(
  call: MewsCall,
  customerId: string,
  { document }: Pick<RegisteredPerson, 'document'>,
): Promise<void> {
  const type = document && TYPES[document.type]
  if (!document || !type) return
  const filter = { CustomerIds: [customerId], Types: [type] }
  const there = (await readAll(call, IDENTITY_DOCUMENTS, filter)).filter(({ Type }) => Type === type)
  const known = there.find(({ Number: number }) => number === document.number) ?? there[0]
  const fields = {
    Type: type,
    Number: document.number,
    ...(document.expiresOn && { ExpirationDate: document.expiresOn }),
    ...(document.issuedOn && { IssuanceDate: document.issuedOn }),
    ...(document.issuer && { IssuingCountryCode: document.issuer }),
  }
  if (!known) {
    await call('identityDocuments/add', { IdentityDocuments: [{ CustomerId: customerId, ...fields }] })
    return
  }
  const changes = Object.fromEntries(Object.entries(fields).map(([name, Value]) => [name, { Value }]))
  await call('identityDocuments/update', { IdentityDocuments: [{ Id: known.Id, ...changes }] })
}

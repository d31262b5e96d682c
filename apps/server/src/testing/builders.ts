import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { DEFAULT_BACKGROUND_OPACITY, DEFAULT_VISIBILITY } from '@innkeeper/domain/guestbook/constants.ts'
import type { Visibility } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { cards } from '../features/guestbook/tables.ts'
import { bookings } from '../features/guests/tables.ts'
import { insertProperty, type NewProperty, newProperty } from '../features/properties/new-property.ts'
import { insertMembership } from '../features/team/repository.ts'
import { unitCategories, units } from '../features/units/tables.ts'
import { insertAccount } from '../platform/auth/accounts.ts'
import { hashPassword } from '../platform/auth/passwords.ts'
import { hashToken, newToken } from '../platform/auth/secrets.ts'
import { sessionCookieName } from '../platform/auth/session-cookie.ts'
import { expiryOf } from '../platform/auth/session-lifetime.ts'
import { insertSession } from '../platform/auth/session-repository.ts'
import type { Database } from '../platform/db/port.ts'
import { newId } from '../platform/ids.ts'
import { cookieOf } from './account-calls.ts'
import type { TestApp } from './app.ts'

/** A property of the test's own, so that tests share a database and nothing else. */
export async function aProperty(db: Database, change: Partial<NewProperty> = {}): Promise<string> {
  const propertyId = `test-${newId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, 'x')}`
  await db.tenant(propertyId, (tx) =>
    insertProperty(tx, { ...newProperty(propertyId, 'Test house'), ...change }),
  )
  return propertyId
}

/** A unit with a category of its own. */
export async function aUnit(db: Database, propertyId: string, code: string) {
  const unit = { propertyId, id: newId(), code, categoryId: newId() }
  const linked = await db.tenant(propertyId, async (tx) => {
    await tx.insert(unitCategories).values({ propertyId, id: unit.categoryId, name: 'Fjord suite' })
    return tx.insert(units).values(unit).returning({ linkId: units.linkId })
  })
  return { ...unit, linkId: linked[0]?.linkId ?? '' }
}

type BookingChange = Partial<typeof bookings.$inferInsert>

export async function aBooking(db: Database, propertyId: string, change: BookingChange = {}) {
  const booking = {
    id: newId(),
    linkKey: newId(),
    bookingNumber: newId().slice(0, 8),
    arrival: '2026-11-13',
    departure: '2026-11-19',
    state: 'checkin' as const,
    firstName: 'Astrid',
    lastName: 'Nilsen',
    email: 'astrid@guest.example',
    phone: '+4712345678',
    ...change,
    propertyId,
  }
  await db.tenant(propertyId, (tx) => tx.insert(bookings).values(booking))
  return booking
}

/** Gives the title in English unless the test says more. */
export async function aCard(
  db: Database,
  propertyId: string,
  {
    title = 'A card',
    visibility = {},
    ...change
  }: Partial<Omit<Card, 'visibility'>> & {
    title?: string
    visibility?: Partial<Visibility>
  } = {},
): Promise<Card> {
  const card: Card = {
    id: newId(),
    type: 'Content',
    index: 0,
    parentId: null,
    version: 1,
    content: { 0: { default: { title } } },
    styles: { layout: 'plain', backgroundPicture: null, backgroundOpacity: DEFAULT_BACKGROUND_OPACITY },
    options: {},
    visibility: { ...DEFAULT_VISIBILITY, ...visibility },
    ...change,
  }
  await db.tenant(propertyId, (tx) =>
    tx
      .insert(cards)
      .values({ propertyId, id: card.id, parentId: card.parentId, position: card.index, draft: card }),
  )
  return card
}

export const TEST_PASSWORD = 'a-password-for-tests'
let passwordHash: Promise<string> | undefined

export type SignedInStaff = { userId: string; email: string; cookie: string }

/** A member of staff with these roles and the session a sign-in begins; tests about signing in do that themselves. */
export async function aSignedIn(
  app: TestApp,
  propertyId: string,
  roles: Role[],
  categories: string[] = [],
): Promise<SignedInStaff> {
  passwordHash ??= hashPassword(TEST_PASSWORD, 'known')
  const email = `${newId().toLowerCase()}@staff.example`
  const account = { email, name: 'Anna Lien', passwordHash: await passwordHash }
  const token = newToken()
  const userId = await app.db.installation(async (tx) => {
    const id = await insertAccount(tx, account)
    await insertMembership(tx, id, propertyId, roles, categories)
    await insertSession(tx, sessionOf(id, propertyId, token, app.clock.now()))
    return id
  })
  return { userId, email, cookie: `${sessionCookieName(app.isHttps)}=${token}` }
}

const sessionOf = (userId: string, activePropertyId: string, token: string, now: Date) => ({
  id: newId(),
  tokenHash: hashToken(token),
  userId,
  kind: 'browser' as const,
  name: '',
  activePropertyId,
  ipAddress: randomAddress(),
  userAgent: null,
  deviceHash: hashToken(newId()),
  createdAt: now,
  lastSeenAt: now,
  refreshedAt: now,
  authenticatedAt: now,
  expiresAt: expiryOf(now, now),
})

/** Another property for a person who has one. */
export async function aMembership(db: Database, userId: string, propertyId: string, roles: Role[]) {
  await db.installation((tx) => insertMembership(tx, userId, propertyId, roles))
}

/** Signs in as a browser does and answers the session's cookie; each from its own address, so that one test's tries do not limit another's. */
export async function signIn(app: TestApp, email: string, password: string): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/account/signIn',
    remoteAddress: randomAddress(),
    headers: { origin: 'http://localhost', host: 'localhost' },
    payload: { email, password },
  })
  if (answer.statusCode !== 200) throw new Error(`sign-in answered ${answer.statusCode} ${answer.body}`)
  return cookieOf(answer)
}

function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1
  return `10.${part()}.${part()}.${part()}`
}

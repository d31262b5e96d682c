import { createProperty, type NewPropertyRequest } from '@innkeeper/api/properties.ts'
import { lockAccount } from '../../platform/auth/accounts.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { IDEMPOTENCY_KEY_PATTERN, isUsedElsewhere, keyReused, once } from '../../platform/http/idempotency.ts'
import { record } from '../audit/service.ts'
import { insertProperty } from './new-property.ts'
import type { FirstGuestbook } from './preset/first-guestbook.ts'
import { findProperty } from './repository.ts'
import { wishedProperty } from './wished-property.ts'

export type CreationDependencies = {
  db: Database
  /** The guestbook that a new property begins with. */
  writeFirstCards(tx: Tx, propertyId: string, cards: FirstGuestbook['cards']): Promise<void>
  insertOwner(tx: Tx, userId: string, propertyId: string): Promise<void>
  countOwned(tx: Tx, userId: string): Promise<number>
  /** With this many of their own nobody creates another one. */
  maxPropertiesPerOwner: number
}

/** Whoever creates a property, and the one they work in meanwhile. */
type Creator = Pick<Staff, 'userId' | 'name' | 'propertyId'>

/** Whom the log names. */
type Actor = { actorId: string | null; actorName: string }

export type PropertyCreation = {
  isFree(propertyId: string): Promise<boolean>
  /** What the person owns, and with how many they can create no further one. */
  allowanceOf(staff: Pick<Creator, 'userId'>): Promise<{ owned: number; max: number }>
  /** Throws `property/too-many`, `property/id-taken` or `property/language-unknown`. The same key answers the same property. */
  create(
    staff: Creator,
    wish: NewPropertyRequest,
    key: string | string[] | undefined,
  ): Promise<{ propertyId: string; name: string }>
  /** The first one of its owner, in an installation transaction; answers its id. The log names who made it, as a rule the owner. */
  createIn(
    tx: Tx,
    owner: Pick<Creator, 'userId' | 'name'> & Partial<Actor>,
    wish: NewPropertyRequest,
  ): Promise<string>
}

export function createPropertyCreation(dependencies: CreationDependencies): PropertyCreation {
  const { db, writeFirstCards, insertOwner, countOwned, maxPropertiesPerOwner: max } = dependencies

  /** Of two at once, in whichever browsers, the second sees what the first one made. */
  async function requireRoom(tx: Tx, { userId }: Creator): Promise<void> {
    await lockAccount(tx, userId)
    if ((await countOwned(tx, userId)) < max) return
    throw new AppError('property/too-many', `Nobody owns more than ${max} properties.`, { max })
  }

  async function insert(tx: Tx, staff: Creator & Partial<Actor>, wish: NewPropertyRequest) {
    const { propertyId, name, preset } = wish
    await requireRoom(tx, staff)
    const { property, cards } = wishedProperty(wish)
    const isNew = await insertProperty(tx, property)
    if (!isNew) throw new AppError('property/id-taken', 'There is a property with this id already.')
    await writeFirstCards(tx, propertyId, cards)
    await insertOwner(tx, staff.userId, propertyId)
    await record(tx, {
      propertyId,
      actorId: staff.actorId === undefined ? staff.userId : staff.actorId,
      actorName: staff.actorName ?? staff.name,
      action: 'property.created',
      subject: name,
      details: { preset, from: staff.propertyId },
    })
    await emit(tx, propertyId, 'property.changed', { revision: 1 })
    return { propertyId, name: name.trim() }
  }

  const create: PropertyCreation['create'] = (staff, wish, key) =>
    // Of the installation, so that the property, its owner and the idempotency key are one transaction.
    db.installation(async (tx) => {
      const run = () => insert(tx, staff, wish)
      if (key === undefined) return run()
      if (typeof key !== 'string' || !IDEMPOTENCY_KEY_PATTERN.test(key)) {
        throw new AppError('request/invalid', 'The idempotency key has 8 to 64 letters, digits, _ or -.')
      }
      const { propertyId } = wish
      const call = { propertyId, endpoint: `${createProperty.method} ${createProperty.path}`, key }
      if (await isUsedElsewhere(tx, call)) throw keyReused()
      return once(tx, { ...call, body: { wish, caller: staff.userId } }, run)
    })

  return {
    allowanceOf: ({ userId }) =>
      db.installation(async (tx) => ({ owned: await countOwned(tx, userId), max }), { readOnly: true }),

    isFree: (propertyId) =>
      db.tenant(propertyId, async (tx) => !(await findProperty(tx, propertyId)), { readOnly: true }),

    create,

    createIn: async (tx, owner, wish) =>
      (await insert(tx, { ...owner, propertyId: wish.propertyId }, wish)).propertyId,
  }
}

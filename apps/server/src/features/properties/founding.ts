import { createProperty, type NewPropertyRequest } from '@innkeeper/api/properties.ts'
import { countryDefaults } from '@innkeeper/domain/properties/country-defaults.ts'
import { languagesOf } from '@innkeeper/domain/properties/first-languages.ts'
import { contentLanguageOf } from '@innkeeper/i18n/content-languages.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { IDEMPOTENCY_KEY_PATTERN, isUsedElsewhere, keyReused, once } from '../../platform/http/idempotency.ts'
import { record } from '../audit/service.ts'
import { insertProperty, newProperty } from './new-property.ts'
import { type FirstGuestbook, firstGuestbook } from './preset/first-guestbook.ts'
import { findProperty } from './repository.ts'

/** What founding asks of other features; the composition root answers. */
export type FoundingNeeds = {
  db: Database
  writeFirstCards(tx: Tx, propertyId: string, cards: FirstGuestbook['cards']): Promise<void>
  insertOwner(tx: Tx, userId: string, propertyId: string): Promise<void>
}

/** Whoever founds a property, and the one they work in meanwhile. */
export type Founder = Pick<Staff, 'userId' | 'name' | 'propertyId'>

export type Founding = {
  isFree(propertyId: string): Promise<boolean>
  /** Throws `property/id-taken` or `property/language-unknown`. The same key answers the same property. */
  create(
    staff: Founder,
    wish: NewPropertyRequest,
    key: string | string[] | undefined,
  ): Promise<{ propertyId: string; name: string }>
}

const FIRST_VERSION = 1

export function createFounding({ db, writeFirstCards, insertOwner }: FoundingNeeds): Founding {
  async function found(tx: Tx, staff: Founder, { propertyId, name, languages, preset }: NewPropertyRequest) {
    const localization = languagesOf(languages.map(knownLanguage))
    const { cards, tabBar } = firstGuestbook(preset, localization)
    const isNew = await insertProperty(tx, {
      ...newProperty(propertyId, name.trim()),
      ...countryDefaults(localization.default),
      plan: 'essential',
      localization,
      tabBar,
      guestbookVersion: FIRST_VERSION,
    })
    if (!isNew) throw new AppError('property/id-taken', 'There is a property with this id already.')
    await writeFirstCards(tx, propertyId, cards)
    await insertOwner(tx, staff.userId, propertyId)
    await record(tx, {
      propertyId,
      actorId: staff.userId,
      actorName: staff.name,
      action: 'property.created',
      subject: name,
      details: { preset, from: staff.propertyId },
    })
    await emit(tx, propertyId, 'property.changed', { revision: 1 })
    return { propertyId, name: name.trim() }
  }

  return {
    isFree: (propertyId) =>
      db.tenant(propertyId, async (tx) => !(await findProperty(tx, propertyId)), { readOnly: true }),

    // Of the installation, so that the property, its owner and the idempotency key are one transaction.
    create: (staff, wish, key) =>
      db.installation(async (tx) => {
        const run = () => found(tx, staff, wish)
        if (key === undefined) return run()
        if (typeof key !== 'string' || !IDEMPOTENCY_KEY_PATTERN.test(key)) {
          throw new AppError('request/invalid', 'The idempotency key has 8 to 64 letters, digits, _ or -.')
        }
        const { propertyId } = wish
        const call = { propertyId, endpoint: `${createProperty.method} ${createProperty.path}`, key }
        if (await isUsedElsewhere(tx, call)) throw keyReused()
        return once(tx, { ...call, body: { wish, caller: staff.userId } }, run)
      }),
  }
}

function knownLanguage(country: string) {
  const language = contentLanguageOf(country)
  if (!language) throw new AppError('property/language-unknown', `No language of ${country}.`)
  return { country, code: language.code, title: language.nativeName }
}

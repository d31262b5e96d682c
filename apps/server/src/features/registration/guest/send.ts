import type { SentForm, SentFormAnswer } from '@innkeeper/api/registration/guest.ts'
import { isCalledOff } from '@innkeeper/domain/guests/phase.ts'
import { keptUntil } from '@innkeeper/domain/registration/kept-until.ts'
import { hasPlaceForAdult } from '@innkeeper/domain/registration/people-limit.ts'
import { withTermsThere } from '@innkeeper/domain/registration/terms.ts'
import type { Values } from '@innkeeper/domain/registration/values.ts'
import { adultsRegistered } from '@innkeeper/domain/registration/wholly-registered.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { keyHashOf } from '../../../platform/http/known-devices.ts'
import { newId } from '../../../platform/ids.ts'
import type { SealedData } from '../../../platform/sealed-data/port.ts'
import { recordBy } from '../../audit/service.ts'
import { watchIdOf } from '../../guests/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findFormVersion } from '../forms/repository.ts'
import { findOpenLinks, markLinkUsed } from '../links/repository.ts'
import { personMarksOf } from '../person-mark.ts'
import type { PictureRemoval } from '../pictures/removal.ts'
import { claimPicture, findUnclaimed } from '../pictures/repository.ts'
import type { SealedForms } from '../sealed-forms.ts'
import { searchWordsOf } from '../submissions/search-words.ts'
import type { FormsOfStay } from './forms-of-stay.ts'
import { judgeForm } from './judge-form.ts'
import { knownValues } from './known-values.ts'
import type { Opened } from './opened.ts'
import { shownPeople } from './people.ts'
import {
  findRegistered,
  findSubmission,
  insertSubmission,
  lockStay,
  markRegistered,
  type RegisteredPerson,
} from './repository.ts'
import { isSameForm } from './same-form.ts'

type Dependencies = {
  db: Database
  clock: Clock
  properties: PropertyService
  forms: FormsOfStay
  sealedForms: SealedForms
  sealedData: SealedData
  removal: PictureRemoval
}

type House = { timeZone: string; policyLinks: { terms: string | null } }

/** A form on its way from a device, in the language its guest reads. */
export type Sending = { opened: Opened; sent: SentForm; deviceHash: string; language: string }

const alreadySent = () => new AppError('registration/already-sent', 'This person is registered.')

/** Writes a form down once, whoever sends it how often, from wherever. */
export function createSend(dependencies: Dependencies) {
  const { db, clock, properties, forms, sealedForms, sealedData, removal } = dependencies

  async function answer(tx: Tx, { opened, deviceHash }: Sending, first: RegisteredPerson) {
    const { propertyId, stay, link } = opened
    const { id: formId, sentAt, departure, keptMonths } = first
    const people = link
      ? []
      : shownPeople(
          await findRegistered(tx, propertyId, stay.id),
          await findOpenLinks(tx, propertyId, stay, clock.now()),
          deviceHash,
        )
    return { formId, sentAt: sentAt.toISOString(), keptUntil: keptUntil(departure, keptMonths), people }
  }

  /** What was changed between two tries is not stored, so it is not answered as if it were. */
  async function requireSame(tx: Tx, { opened, sent }: Sending, first: RegisteredPerson): Promise<void> {
    const { propertyId, stay } = opened
    const row = await findSubmission(tx, propertyId, first.id)
    const filled = row && sealedForms.openIfReadable(row)
    const version = row && (await findFormVersion(tx, propertyId, row.formId, row.formVersion))
    if (!filled || !version) return
    const known = Object.keys(knownValues(stay, row.person))
    if (isSameForm(sent, { ...row, filled, body: version.body, known })) return
    throw new AppError('request/key-reused', 'This form was sent before, with other answers.')
  }

  async function write(tx: Tx, sending: Sending, groups: readonly string[], property: House) {
    const { opened, sent, deviceHash, language } = sending
    const { propertyId, link } = opened
    const now = clock.now()
    const stay = await lockStay(tx, propertyId, opened.stay.id)
    const isRenewed = stay?.linkKey !== opened.stay.linkKey && !link?.authorId
    if (!stay || isRenewed || isCalledOff(stay) || stay.erasedAt)
      throw new AppError('booking/unknown', 'No such booking.')
    const registered = await findRegistered(tx, propertyId, stay.id)
    const clientKey = keyHashOf(sent.clientKey)
    const first = registered.find((row) => row.clientKey === clientKey)
    if (first) {
      await requireSame(tx, sending, first)
      return answer(tx, sending, first)
    }
    const id = newId()
    // Before anything is compared: a link that is used tells nothing of who is registered.
    if (link && !(await markLinkUsed(tx, link, { usedAt: now, submissionId: id }))) throw linkUsed()
    const person = link?.person ?? sent.person
    if (person === 'main' && registered.some((row) => row.person === 'main')) throw alreadySent()
    const others = registered.filter((row) => row.person === 'adult').length
    if (person === 'adult' && !link?.authorId && !hasPlaceForAdult(stay.adults, others))
      throw new AppError('registration/too-many-people', 'So many people are registered already.')
    const version = await forms.versionSent(tx, propertyId, groups, sent)
    const body = withTermsThere(version, property.policyLinks.terms)
    const named = { propertyId, bookingId: stay.id, deviceHash }
    const picture = sent.pictureId ? await findUnclaimed(tx, { ...named, id: sent.pictureId }) : null
    const facts = { body, person, stay, property, now, hasPicture: picture !== null }
    const { filled, keepsPicture, termsVersion } = judgeForm(sent, facts)
    const own = knownNames(filled.values, person === 'main' ? stay : null)
    const marks = personMarksOf(sealedData, propertyId, { ...filled.values, ...own })
    if (registered.some((row) => marks.includes(row.personMark))) throw alreadySent()
    const row = {
      ...{ propertyId, id, bookingId: stay.id, bookingNumber: stay.bookingNumber },
      ...{ formId: sent.formId, formVersion: sent.version, person, ...own },
      searchWords: searchWordsOf({ ...own, bookingNumber: stay.bookingNumber }),
      ...{ companions: filled.companions.length, arrival: stay.arrival, departure: stay.departure },
      ...{ language, sentAt: now, deviceHash, personMark: marks[0], clientKey, termsVersion },
      ...{ authorId: link?.authorId ?? null, authorName: link?.authorName ?? null },
      ...sealedForms.seal({ propertyId, id }, filled),
      pictureId: keepsPicture && picture ? picture.id : null,
      ...{ country: body.country, keptMonths: body.keptMonths },
    }
    await insertSubmission(tx, row)
    if (picture) {
      if (keepsPicture) await claimPicture(tx, picture, id)
      else await removal.removePicture(tx, picture)
    }
    await markRegistered(tx, stay, {
      registeredAt: person === 'main' ? now : stay.registeredAt,
      registeredPeople: adultsRegistered(stay.registeredPeople, filled, { adults: stay.adults, body }),
    })
    if (link?.authorId) {
      const doer = { propertyId, userId: link.authorId, name: link.authorName ?? '' }
      await recordBy(tx, doer, { action: 'registration.filled-in', subject: stay.bookingNumber })
    }
    await emit(tx, propertyId, 'registration.changed', { submissionId: id })
    await emit(tx, propertyId, 'booking.changed', { bookingId: stay.id })
    await emit(tx, propertyId, 'stay.changed', { watchIds: [watchIdOf(stay.linkKey)] })
    return answer(tx, sending, row)
  }

  return async (sending: Sending): Promise<SentFormAnswer> => {
    const { propertyId, stay } = sending.opened
    const [{ property }, groups] = await Promise.all([
      properties.snapshot(propertyId),
      forms.groupsOf(propertyId, stay),
    ])
    return db.tenant(propertyId, (tx) => write(tx, sending, groups, property))
  }
}
export type Send = ReturnType<typeof createSend>

const linkUsed = () => new AppError('registration/link-used', 'This link was used.')

/** A form that does not ask for names is found by those of the booking. */
function knownNames(values: Values, booking: { firstName: string; lastName: string } | null) {
  return {
    firstName: values.firstName ?? booking?.firstName ?? '',
    lastName: values.lastName ?? booking?.lastName ?? '',
  }
}

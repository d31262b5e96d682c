import type { RegistrationStart } from '@innkeeper/api/registration/guest.ts'
import { todayIn } from '@innkeeper/domain/guests/stay-commands.ts'
import { withTermsThere } from '@innkeeper/domain/registration/terms.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { StoredForm } from '../forms/repository.ts'
import { findOpenLinks } from '../links/repository.ts'
import { wordsIn } from './form-words.ts'
import type { FormsOfStay } from './forms-of-stay.ts'
import { shownKnown } from './known-values.ts'
import type { Opened } from './opened.ts'
import { shownPeople } from './people.ts'
import { findRegistered, type RegisteredPerson } from './repository.ts'

type Dependencies = { db: Database; clock: Clock; properties: PropertyService; forms: FormsOfStay }

/** Who looks, and in which language. */
export type Visit = { languageIndex: number; deviceHash: string | null }

/** What the wizard begins with: nothing that anybody sent. */
export function createStart({ db, clock, properties, forms }: Dependencies) {
  return async (opened: Opened, { languageIndex, deviceHash }: Visit): Promise<RegistrationStart> => {
    const { propertyId, stay, link } = opened
    const [{ property }, groups] = await Promise.all([
      properties.snapshot(propertyId),
      forms.groupsOf(propertyId, stay),
    ])
    const { chosen, registered, links } = await db.tenant(
      propertyId,
      async (tx) => ({
        chosen: await forms.chosen(tx, propertyId, groups),
        registered: await findRegistered(tx, propertyId, stay.id),
        links: await findOpenLinks(tx, propertyId, stay, clock.now()),
      }),
      { readOnly: true },
    )
    const form = chosen && { ...chosen, body: withTermsThere(chosen.body, property.policyLinks.terms) }
    const isMainThere = registered.some(({ person }) => person === 'main')
    const person = link?.person ?? (isMainThere ? 'adult' : 'main')
    const isOwnLink = link?.submissionId != null && isSentFrom(deviceHash, link.submissionId, registered)
    const standing = standingOf({ link, hasForm: form !== null, isMainThere, isOwnLink })
    const isShown = form !== null && !link?.usedAt
    const words = wordsIn(property.localization, languageIndex)
    const isAtDesk = link !== null && link.authorId !== null
    return {
      standing,
      opens: link ? 'person' : 'booking',
      isAtDesk,
      person,
      form: isShown ? shownForm(form, words, isAtDesk) : null,
      stay: {
        arrival: stay.arrival,
        departure: stay.departure,
        adults: link ? null : stay.adults,
        children: link ? null : stay.children,
      },
      known: isShown ? shownKnown(stay, person, form.body) : {},
      people: link ? [] : shownPeople(registered, links, deviceHash),
      today: todayIn(property, clock.now().getTime()),
      privacyUrl: property.policyLinks.privacy,
      termsUrl: property.policyLinks.terms,
    }
  }
}
export type Start = ReturnType<typeof createStart>

/** What greets whoever is still to come says nothing to somebody at the desk. */
function shownForm(form: StoredForm, words: ReturnType<typeof wordsIn>, isAtDesk: boolean) {
  const shown = { ...words.form(form), fields: words.fields(form.body.fields) }
  return isAtDesk ? { ...shown, welcome: '' } : shown
}

type Facts = { link: Opened['link']; hasForm: boolean; isMainThere: boolean; isOwnLink: boolean }

function standingOf({ link, hasForm, isMainThere, isOwnLink }: Facts): RegistrationStart['standing'] {
  if (link?.usedAt) return isOwnLink ? 'filled' : 'used'
  if (!hasForm) return 'none'
  return isMainThere && link?.person !== 'adult' ? 'filled' : 'open'
}

/** Whether this device sent that form: whoever comes back to their own link is told that they are registered. */
const isSentFrom = (
  deviceHash: string | null,
  submissionId: string,
  registered: readonly RegisteredPerson[],
): boolean =>
  deviceHash !== null && registered.some((row) => row.id === submissionId && row.deviceHash === deviceHash)

import { modulesIn } from '@innkeeper/domain/html-builder/localized-modules.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { CompiledEmail, EmailRecipient } from '@innkeeper/html-builder/email/compiled-email.ts'
import { type FilledEmail, prepareEmail } from '@innkeeper/html-builder/email/fill-email.ts'
import { isOffer } from '@innkeeper/html-builder/is-offer.ts'
import { type LetterWords, letterContent } from '@innkeeper/html-builder/letter-content.ts'
import { createPropertyCache } from '../../../platform/cache/property-cache.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { EventHub } from '../../../platform/events/port.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findDefaultSignatureId } from '../default-signature.ts'
import {
  findCompiled,
  findTemplate,
  findTemplates,
  type StoredTemplate,
  updateCompiled,
} from '../repository.ts'
import type { CompiledEmails } from '../tables.ts'
import type { EmailService } from './service.ts'

/** A published e-mail in one language: for each recipient only strings are joined. */
export type SendableEmail = { isMarketing: boolean; fill(recipient: EmailRecipient): FilledEmail }

/** A published e-mail in one language with the signature of now: what is kept for a message that is sent later. */
export type EmailBody = {
  email: CompiledEmail
  signature: Pick<CompiledEmail, 'html' | 'text'> | null
  /** What its links say a guest comes from. */
  cameFrom?: string
}
/** By index of the property's languages; a language that has none gets the fallback. */
export type EmailBodies = { isMarketing: boolean; languages: Record<string, EmailBody> }

/** An e-mail that can be chosen, with the indexes of the languages it is written in. */
export type EmailChoice = { id: string; name: string; isMarketing: boolean; languages: number[] }

export type SendableEmails = {
  /** Every published e-mail, by name. */
  choices(propertyId: string): Promise<EmailChoice[]>
  /** As it is published, in every language it has; null where nobody gets it. */
  bodies(propertyId: string, templateId: string): Promise<EmailBodies | null>
  /** Words in the look of the property's e-mails. */
  letterBodies(
    propertyId: string,
    letter: { languages: Readonly<Record<string, LetterWords>>; isMarketing: boolean },
  ): Promise<EmailBodies>
  /** As it is published, in this language, else the default's, else any; null where nobody gets it. */
  sendable(propertyId: string, templateId: string, languageIndex: number): Promise<SendableEmail | null>
}

const MAX_KEPT = 200
/** Below the events that drop it. */
const KEPT_MS = 600_000

type Dependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  properties: PropertyService
  emails: EmailService
  origin: string
}

export function createSendableEmails(dependencies: Dependencies): SendableEmails {
  const { db, clock, hub, properties, emails, origin } = dependencies
  const prepared = createPropertyCache<SendableEmail | null>({
    hub,
    clock,
    maxEntries: MAX_KEPT,
    // A change of the default signature is one of its template.
    dropOn: ['template.published', 'template.changed', 'property.changed'],
  })

  /** What publishing made, made anew when the property looks otherwise by now. */
  async function compiledOf(propertyId: string, templateId: string) {
    const { stored, kept } = await db.tenant(
      propertyId,
      async (tx) => {
        const stored = await findTemplate(tx, propertyId, templateId)
        return { stored, kept: stored && (await findCompiled(tx, stored)) }
      },
      { readOnly: true },
    )
    if (!stored?.published || stored.template.type === 'page') return null
    const { published: content, template } = stored
    const isFresh = kept?.look === (await emails.lookOf(propertyId, origin))
    if (kept && isFresh) return { content, compiled: kept }
    const compiled = await emails.compileAll(propertyId, { type: template.type, content, origin })
    await db.tenant(propertyId, (tx) => updateCompiled(tx, stored, compiled))
    return { content, compiled }
  }

  async function load(propertyId: string, templateId: string, languageIndex: number) {
    const found = await compiledOf(propertyId, templateId)
    if (!found) return null
    const { localization } = (await properties.snapshot(propertyId)).property
    const fallback = defaultLanguage(localization)?.index ?? languageIndex
    const email = inLanguage(found.compiled, languageIndex, fallback)
    if (!email) return null
    const signature = await signatureOf(propertyId)
    const below = signature && inLanguage(signature, languageIndex, fallback)
    return { isMarketing: isOffer(found.content), fill: prepareEmail(email, below) }
  }

  /** The property's default signature as it is published. */
  async function signatureOf(propertyId: string): Promise<CompiledEmails | null> {
    const signatureId = await db.tenant(propertyId, (tx) => findDefaultSignatureId(tx, propertyId), {
      readOnly: true,
    })
    const found = signatureId === null ? null : await compiledOf(propertyId, signatureId)
    return found?.compiled ?? null
  }

  async function signed(
    propertyId: string,
    compiled: CompiledEmails,
    { isMarketing, ...origin }: { isMarketing: boolean } & Pick<EmailBody, 'cameFrom'>,
  ) {
    const { localization } = (await properties.snapshot(propertyId)).property
    const fallback = defaultLanguage(localization)?.index ?? 0
    const signature = await signatureOf(propertyId)
    const languages = Object.entries(compiled.languages).map(([index, email]): [string, EmailBody] => [
      index,
      { email, signature: signature && inLanguage(signature, Number(index), fallback), ...origin },
    ])
    return { isMarketing, languages: Object.fromEntries(languages) }
  }

  return {
    async choices(propertyId) {
      const stored = await db.tenant(propertyId, (tx) => findTemplates(tx, propertyId, 'email'), {
        readOnly: true,
      })
      return stored.flatMap(choiceOf).sort((a, b) => a.name.localeCompare(b.name))
    },
    async bodies(propertyId, templateId) {
      const found = await compiledOf(propertyId, templateId)
      if (!found || Object.keys(found.compiled.languages).length === 0) return null
      const origin = { isMarketing: isOffer(found.content), cameFrom: `message/${templateId}` }
      return signed(propertyId, found.compiled, origin)
    },
    async letterBodies(propertyId, { languages, isMarketing }) {
      const content = letterContent(languages, { isMarketing })
      const compiled = await emails.compileAll(propertyId, { type: 'email', content, origin })
      return signed(propertyId, compiled, { isMarketing })
    },
    sendable: (propertyId, templateId, languageIndex) =>
      prepared.get([propertyId, templateId, languageIndex], async () => ({
        value: await load(propertyId, templateId, languageIndex),
        validUntil: clock.now().getTime() + KEPT_MS,
      })),
  }
}

/** Nothing for one that nobody gets. */
function choiceOf({ template, published }: StoredTemplate): EmailChoice[] {
  if (!published) return []
  const written = Object.entries(published.localizedData).filter(([, modules]) => modules.length > 0)
  const languages = written.map(([index]) => Number(index))
  return [{ id: template.id, name: published.name, isMarketing: isOffer(published), languages }]
}

function inLanguage(compiled: CompiledEmails, index: number, fallback: number): CompiledEmail | null {
  const lists = Object.fromEntries(Object.entries(compiled.languages).map(([key, email]) => [key, [email]]))
  return modulesIn(lists, index, fallback)?.modules[0] ?? null
}

import type { MessageChannel } from '@innkeeper/domain/messaging/constants.ts'
import type { MessageContent } from '@innkeeper/domain/messaging/mailing-schema.ts'
import type { SendableEmails } from '../../html-builder/service.ts'
import type { BodyContent } from '../message-body.ts'

/** What goes out by each channel, by index of the property's languages. */
export type ContentBodies = Partial<Record<MessageChannel, Record<string, BodyContent>>>

export type PreparedContent = {
  bodies: ContentBodies
  /** A template that is an offer can be sent as nothing else. */
  isOffer: boolean
}

type Emails = Pick<SendableEmails, 'bodies' | 'letterBodies'>

/** The content as it is at this moment; null where its template is not published any more. */
export async function prepareContent(
  emails: Emails,
  propertyId: string,
  { email, sms }: MessageContent,
  { isMarketing }: { isMarketing: boolean },
): Promise<PreparedContent | null> {
  const bodies: ContentBodies = {}
  let isOffer = false
  if (sms) {
    bodies.sms = mapValues(sms.languages, (text): BodyContent => ({ form: 'sms', text }))
  }
  if (email) {
    const found =
      email.from === 'template'
        ? await emails.bodies(propertyId, email.templateId)
        : await emails.letterBodies(propertyId, { languages: email.languages, isMarketing })
    if (!found) return null
    isOffer = email.from === 'template' && found.isMarketing
    bodies.email = mapValues(found.languages, (body): BodyContent => ({ form: 'compiled', ...body }))
  }
  return { bodies, isOffer }
}

function mapValues<V, W>(values: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))
}

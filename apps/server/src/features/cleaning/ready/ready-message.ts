import { fillPath } from '@innkeeper/api/address.ts'
import { greetingName } from '@innkeeper/domain/messaging/greeting-name.ts'
import { fittingSms } from '@innkeeper/domain/messaging/sms-text.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import { logoPath } from '@innkeeper/domain/properties/logo-path.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { type Letter, letterText } from '../../../platform/mail/letter.ts'
import { letterHtml } from '../../../platform/mail/letter-html.ts'
import { guestLanguage, type NewMessage } from '../../messaging/service.ts'
import type { WaitingGuest } from './waiting.ts'

/** The server's texts; they come late, since all languages at once are large. */
export type Translate = typeof import('@innkeeper/i18n/translate.ts').translate

export type TellingHouse = { propertyId: string; name: string; brand: Brand; localization: Localization }
type Told = Pick<WaitingGuest, 'firstName' | 'language' | 'linkKey' | 'room'>
type Writing = { house: TellingHouse; origin: string; translate: Translate }

/** What a guest reads once their room is ready: which room, and the way to their stay. What opens it is not in it. */
export function readyMessage(
  guest: Told,
  { house, origin, translate }: Writing,
): Required<NewMessage['content']> & {
  language: string
} {
  const language = interfaceLanguageFor(guest.language ?? guestLanguage(house.localization, null).code)
  const url =
    origin + fillPath('/guestbook/:hotel/:guestid', { hotel: house.propertyId, guestid: guest.linkKey })
  const { room } = guest
  const name = greetingName(guest.firstName)
  const { logo } = house.brand
  const letter: Letter = {
    language,
    sender: house.name,
    logo: logo === null ? null : origin + logoPath(house.propertyId, logo),
    brand: house.brand,
    subject: translate(language, 'mail.roomReady.subject', { room }),
    greeting: name
      ? translate(language, 'mail.greeting', { name })
      : translate(language, 'mail.greetingPlain'),
    paragraphs: [translate(language, 'mail.roomReady.text', { room })],
    facts: [],
    button: { label: translate(language, 'mail.roomReady.see'), url },
    regards: translate(language, 'mail.regards'),
    why: translate(language, 'mail.roomReady.why', { property: house.name }),
  }
  const said = translate(language, 'sms.roomReady', { property: house.name, room })
  return {
    language,
    sms: { text: fittingSms([`${said} ${url}`, said]) },
    email: {
      subject: letter.subject,
      text: letterText(letter),
      html: letterHtml(letter),
      hasAttachments: false,
    },
  }
}

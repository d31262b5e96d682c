import { isValidBoxLink } from '@innkeeper/domain/guestbook/box-link.ts'
import { ALT_MAX, type TemplateImage } from '@innkeeper/domain/html-builder/module-parts.ts'
import type { TemplateTextInline } from '@innkeeper/domain/html-builder/rich-text.ts'
import { callHref, isLink, isWebAddress, mailHref } from '@innkeeper/domain/links.ts'
import { singleLine } from '@innkeeper/domain/single-line.ts'
import type { BaseLanguage } from './base-language.ts'
import type { BaseProperty } from './base-property.ts'
import { HOUSE_WORDS, type HouseWords } from './house-words.ts'
import { link } from './plan-text.ts'

/** The property as a base template in one language speaks of it. What is not known is null. */
export type House = {
  words: HouseWords
  name: string
  checkInTime: string | null
  checkOutTime: string | null
  address: string | null
  /** As it is read, and as it can be pressed. */
  phone: TemplateTextInline | null
  email: TemplateTextInline | null
  website: TemplateTextInline | null
  guestbook: TemplateTextInline | null
  /** Where buttons lead. */
  callNumber: string | null
  websiteAddress: string | null
  /** The picture at this place of the property's list; null where there are fewer. */
  picture: (place: number) => TemplateImage | null
  /** The same, beginning anew where there are fewer. */
  anyPicture: (place: number) => TemplateImage | null
}

/** `codes` are the languages a picture's words may be in, best first. */
export function houseIn(language: BaseLanguage, codes: readonly string[], property: BaseProperty): House {
  const words = HOUSE_WORDS[language]
  const phone = plain(property.phone)
  const email = plain(property.email)
  const website = plain(property.website)
  const pictures = property.pictures.filter(({ url }) => isLink(url))
  const picture = (place: number): TemplateImage | null => {
    const found = pictures[place]
    if (!found) return null
    const alt = codes.map((code) => plain(found.alt[code] ?? null)).find((text) => text !== null) ?? ''
    return { name: alt.slice(0, ALT_MAX), url: found.url, size: 100, link: NO_LINK }
  }
  return {
    words,
    name: plain(property.name) ?? '{{propertyName}}',
    checkInTime: plain(property.checkInTime),
    checkOutTime: plain(property.checkOutTime),
    address: plain(property.postalAddress),
    phone: phone ? linked(phone, callHref(phone)) : null,
    email: email ? linked(email, mailHref(email)) : null,
    website: website && isWebAddress(website) ? link(shortAddress(website), website) : null,
    guestbook: isWebAddress(property.guestbookUrl) ? link(words.ourGuestbook, property.guestbookUrl) : null,
    callNumber: phone && isValidBoxLink({ type: 'phone', value: phone }) ? phone : null,
    websiteAddress: website && isValidBoxLink({ type: 'url', value: website }) ? website : null,
    picture,
    anyPicture: (place) => (pictures.length > 0 ? picture(place % pictures.length) : null),
  }
}

const NO_LINK = { enabled: false, type: 'url', url: '' } as const

/** A fact as one line of words; braces of its own are no placeholder. */
function plain(fact: string | null): string | null {
  return singleLine(fact ?? '').replace(/\{+/g, '{') || null
}

function linked(text: string, href: string): TemplateTextInline {
  return isLink(href) ? link(text, href) : { type: 'text', text }
}

/** As people say it: without the protocol. */
function shortAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') || address
}

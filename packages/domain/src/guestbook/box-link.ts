import { documentPath } from '../media/links.ts'

/** What a fixed-size box or a tab leads to. */
export const BOX_LINK_TYPES = ['url', 'email', 'phone', 'page', 'pdf', 'box'] as const
export type BoxLinkType = (typeof BOX_LINK_TYPES)[number]
export type BoxLink = { type: BoxLinkType; value: string }

const ID = /^[A-Za-z0-9_-]{22}$/
/** One @, no white space, a dot in the domain: what an address looks like; whether it exists only mail can tell. */
const EMAIL = /^[^\s@"<>]+@[^\s@"<>]+\.[^\s@".<>]{2,}$/
/** Digits with the usual separators, an optional country prefix, seven to fifteen digits in all. */
const PHONE = /^\+?[\d\s().-]+$/

/** Whether a value is one for its type: a web address, an e-mail address, a phone number or an id (spec 5). */
export function isValidBoxLink({ type, value }: BoxLink): boolean {
  switch (type) {
    case 'url':
      return isWebAddress(value)
    case 'email':
      return value.length <= 200 && EMAIL.test(value)
    case 'phone': {
      const digits = value.replace(/\D/g, '').length
      return PHONE.test(value) && digits >= 7 && digits <= 15
    }
    case 'page':
    case 'pdf':
    case 'box':
      return ID.test(value)
  }
}

function isWebAddress(value: string): boolean {
  return value.length <= 2000 && /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$/i.test(value)
}

type LinkOwner = { propertyId: string; mediaOrigin: string }

/** The address a link leads to. A box's is relative: the shared page knows nobody's key. */
export function boxLinkHref({ type, value }: BoxLink, owner: LinkOwner): string {
  switch (type) {
    case 'url':
      return value
    case 'email':
      return `mailto:${encodeURIComponent(value).replace('%40', '@')}`
    case 'phone':
      return `tel:${value.replace(/[^+\d]/g, '')}`
    case 'page':
      return `/pages/${owner.propertyId}/${value}`
    case 'pdf':
      return owner.mediaOrigin + documentPath(owner.propertyId, value)
    case 'box':
      return `?box=${encodeURIComponent(value)}`
  }
}

/** Whether a link leaves the guestbook for another window: the web and documents do. */
export function opensNewWindow(type: BoxLinkType): boolean {
  return type === 'url' || type === 'pdf'
}

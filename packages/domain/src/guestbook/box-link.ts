import { callHref, isEmailAddress, isWebAddress, mailHref } from '../links.ts'
import { documentPath } from '../media/links.ts'
import { featurePath, isLinkedFeature } from './feature-link.ts'

/** What a fixed-size box, a button or a picture leads to; a feature is one of the guest's own (feature-link.ts). */
export const BOX_LINK_TYPES = ['url', 'email', 'phone', 'page', 'pdf', 'box', 'feature'] as const
export type BoxLinkType = (typeof BOX_LINK_TYPES)[number]
export type BoxLink = { type: BoxLinkType; value: string }

const ID = /^[A-Za-z0-9_-]{22}$/
/** Digits with the usual separators, an optional country prefix, seven to fifteen digits in all. */
const PHONE = /^\+?[\d\s().-]+$/

/** Whether a value is one for its type: a web address, an e-mail address, a phone number or an id (spec 5). */
export function isValidBoxLink({ type, value }: BoxLink): boolean {
  switch (type) {
    case 'url':
      // A host without a dot is somebody's slip.
      return isWebAddress(value) && /^https?:\/\/[^/?#]+\.[^/?#]/i.test(value)
    case 'email':
      return isEmailAddress(value)
    case 'phone': {
      const digits = value.replace(/\D/g, '').length
      return PHONE.test(value) && digits >= 7 && digits <= 15
    }
    case 'page':
    case 'pdf':
    case 'box':
      return ID.test(value)
    case 'feature':
      return isLinkedFeature(value)
  }
}

type LinkOwner = {
  propertyId: string
  mediaOrigin: string
  /** What the link stands in, for features that are told (feature-link.ts). */
  cameFrom?: string
}

/** The address a link leads to. A box's is relative: the shared page knows nobody's key. */
export function boxLinkHref({ type, value }: BoxLink, owner: LinkOwner): string {
  switch (type) {
    case 'url':
      return value
    case 'email':
      return mailHref(value)
    case 'phone':
      return callHref(value)
    case 'page':
      return `/pages/${owner.propertyId}/${value}`
    case 'pdf':
      return owner.mediaOrigin + documentPath(owner.propertyId, value)
    case 'box':
      return `?box=${encodeURIComponent(value)}`
    case 'feature':
      return isLinkedFeature(value)
        ? featurePath(owner.propertyId, value, owner.cameFrom)
        : `/return/${owner.propertyId}`
  }
}

/** Whether a link leaves the guestbook for another window: the web and documents do. */
export function opensNewWindow(type: BoxLinkType): boolean {
  return type === 'url' || type === 'pdf'
}

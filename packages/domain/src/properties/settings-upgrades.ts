import * as z from 'zod/mini'
import { NO_ACCESS } from '../units/access.ts'
import { ACCESS_VERSION, GUEST_FIELDS_VERSION, REVIEW_LINKS_VERSION, SELLER_VERSION } from './constants.ts'
import {
  type GuestFields,
  guestFieldsSchema,
  type PropertyAccess,
  propertyAccessSchema,
  type ReviewLinks,
  reviewLinksSchema,
  type Seller,
  sellerSchema,
} from './schema.ts'

export const NO_SELLER: Seller = { version: SELLER_VERSION, name: null, address: null, vatNumber: null }
export const NO_REVIEW_LINKS: ReviewLinks = { version: REVIEW_LINKS_VERSION, links: [] }
export const NO_PROPERTY_ACCESS: PropertyAccess = { version: ACCESS_VERSION, ...NO_ACCESS }
export const NO_GUEST_FIELDS: GuestFields = { version: GUEST_FIELDS_VERSION, fields: [] }

/** The seller as stored by any version; a row from before there was one has none. */
export function upgradeSeller(stored: unknown): Seller {
  const parsed = z.safeParse(sellerSchema, stored)
  return parsed.success ? parsed.data : NO_SELLER
}

/** The review links as stored by any version; a row from before there were any has none. */
export function upgradeReviewLinks(stored: unknown): ReviewLinks {
  const parsed = z.safeParse(reviewLinksSchema, stored)
  return parsed.success ? parsed.data : NO_REVIEW_LINKS
}

/** The property's access as stored by any version; a row from before there was any has none. */
export function upgradeAccess(stored: unknown): PropertyAccess {
  const parsed = z.safeParse(propertyAccessSchema, stored)
  return parsed.success ? parsed.data : NO_PROPERTY_ACCESS
}

/** The custom guest fields as stored by any version; a row from before there were any has none. */
export function upgradeGuestFields(stored: unknown): GuestFields {
  const parsed = z.safeParse(guestFieldsSchema, stored)
  return parsed.success ? parsed.data : NO_GUEST_FIELDS
}

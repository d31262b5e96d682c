import * as z from 'zod/mini'
import { REVIEW_LINKS_VERSION, SELLER_VERSION } from './constants.ts'
import { type ReviewLinks, reviewLinksSchema, type Seller, sellerSchema } from './schema.ts'

export const NO_SELLER: Seller = { version: SELLER_VERSION, name: null, address: null, vatNumber: null }
export const NO_REVIEW_LINKS: ReviewLinks = { version: REVIEW_LINKS_VERSION, links: [] }

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

import { type BoxLink, boxLinkHref, isValidBoxLink } from '@innkeeper/domain/guestbook/box-link.ts'
import { isLinkedFeature } from '@innkeeper/domain/guestbook/feature-link.ts'
import { isLink } from '@innkeeper/domain/links.ts'
import { documentHref } from '@innkeeper/domain/media/links.ts'
import type { PageSetting } from './page-setting.tsx'

export type PageLink = { href: string; opensNewWindow: boolean }
type Owner = Pick<PageSetting, 'propertyId' | 'mediaOrigin' | 'features' | 'cameFrom'>

/** Where a button or a picture leads; null for what leads nowhere, or to what this visitor does not have. */
export function pageLink(link: BoxLink, owner: Owner): PageLink | null {
  const { type, value } = link
  if (type === 'url') return addressLink(value, owner)
  if (!isValidBoxLink(link)) return null
  if (isLinkedFeature(value) && type === 'feature' && !owner.features.includes(value)) return null
  const href = boxLinkHref(link, owner)
  // A box opens in the guestbook that was last open.
  if (type === 'box') return { href: `/return/${owner.propertyId}${href}`, opensNewWindow: false }
  return { href, opensNewWindow: type === 'pdf' }
}

/** An address as it was written: other sites and documents open beside the page. */
export function addressLink(written: string, owner: Owner): PageLink | null {
  if (!isLink(written)) return null
  const href = documentHref(written, owner)
  return { href, opensNewWindow: href !== written || /^https?:/i.test(href) }
}

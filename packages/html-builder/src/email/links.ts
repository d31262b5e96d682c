import { type BoxLink, boxLinkHref, isValidBoxLink } from '@innkeeper/domain/guestbook/box-link.ts'
import { isLinkedFeature } from '@innkeeper/domain/guestbook/feature-link.ts'
import { isLink, isOwnPath } from '@innkeeper/domain/links.ts'
import { documentHref } from '@innkeeper/domain/media/links.ts'
import type { OutputSetting } from '../output-setting.ts'
import type { EmailField } from './compiled-email.ts'
import { withoutMarks, written } from './escape.ts'
import { field, when } from './marks.ts'

/** Where something leads, written for an attribute and for plain text; for some it may lead nowhere. */
export type EmailLink = { href: string; text: string; needs: EmailField | null }

/** An address in a text, from anywhere in the world; null where content may not lead. */
export function addressLink(href: string, setting: OutputSetting): EmailLink | null {
  if (!isLink(href)) return null
  const there = documentHref(href, setting)
  const address = isOwnPath(there) ? setting.origin + there : there
  return { href: written(address), text: withoutMarks(address), needs: null }
}

/** What a button or a picture leads to; null while nobody said where. */
export function boxLink(link: BoxLink, setting: OutputSetting): EmailLink | null {
  const { type, value } = link
  if (type === 'url') return value === '' ? null : addressLink(value, setting)
  if (!isValidBoxLink(link)) return null
  // What is the guest's own has an address for each of them.
  if (type === 'feature') return isLinkedFeature(value) ? ownLink(`link:${value}`, '') : null
  if (type === 'box') return ownLink('link:guestbook', boxLinkHref(link, setting))
  const href = boxLinkHref(link, setting)
  return isOwnPath(href)
    ? addressLink(href, setting)
    : { href: written(href), text: withoutMarks(href), needs: null }
}

export function ownLink(needs: EmailField, query: string): EmailLink {
  return {
    href: field(needs, 'address') + written(query),
    text: field(needs, 'text') + withoutMarks(query),
    needs,
  }
}

/** Content that is there only for those whom its link leads somewhere. */
export function forWhomItLeads(link: EmailLink | null, content: string): string {
  return link?.needs ? when(link.needs, content) : content
}

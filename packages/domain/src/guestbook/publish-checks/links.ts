import { isLink, isOwnPath } from '../../links.ts'
import { type BoxLink, isValidBoxLink } from '../box-link.ts'
import type { Card } from '../card-schema.ts'
import { brokenOwnPath, type KnownIds } from './own-address.ts'
import { type CardProblem, type LinkTarget, problem } from './problem.ts'
import { linksOf } from './text-links.ts'

/** Links of a card's texts and of the box itself that lead nowhere: what they name is gone, closed or no address. */
export function brokenLinks(
  { content, options }: Pick<Card, 'content' | 'options'>,
  known: KnownIds,
): CardProblem[] {
  const target = options.link ? brokenBoxLink(options.link, known) : null
  const ofBox = target ? [problem('brokenLink', 'link', { target, blocks: true })] : []
  const ofTexts = Object.entries(content).flatMap(([language, variants]) =>
    Object.entries(variants).flatMap(([variant, { body }]) => {
      const [broken] = linksOf(body).flatMap((href) => brokenAddress(href, known) ?? [])
      if (!broken) return []
      return [
        problem('brokenLink', 'body', { language: Number(language), variant, target: broken, blocks: true }),
      ]
    }),
  )
  return [...ofBox, ...ofTexts]
}

/** What an address written in a text or a tab leads to and does not reach. */
export function brokenAddress(href: string, known: KnownIds): LinkTarget | null {
  if (!isLink(href)) return 'address'
  return isOwnPath(href) ? brokenOwnPath(href, known) : null
}

function brokenBoxLink(link: BoxLink, known: KnownIds): LinkTarget | null {
  if (!isValidBoxLink(link)) return 'address'
  switch (link.type) {
    case 'page':
      if (!known.modules.includes('htmlBuilder')) return 'feature'
      return known.pages.includes(link.value) ? null : 'page'
    case 'pdf':
      return known.documents.includes(link.value) ? null : 'file'
    case 'box':
      return known.cards.has(link.value) ? null : 'card'
    // A link to one of the guest's own is left out by itself where they do not have it.
    default:
      return null
  }
}

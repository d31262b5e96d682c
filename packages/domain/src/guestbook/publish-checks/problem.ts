/*
 * What is looked at before drafts become what guests see. The server asks these rules before it publishes and refuses
 * what blocks; the editor lists the same, each problem beside the way to its field.
 */

export const PROBLEM_KINDS = [
  'brokenLink',
  'required',
  'empty',
  'nobody',
  'ended',
  'noAlt',
  'contrast',
] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/** What a broken link was meant to lead to. `address`: it is no address at all. */
export const LINK_TARGETS = ['card', 'page', 'product', 'file', 'feature', 'address'] as const
export type LinkTarget = (typeof LINK_TARGETS)[number]

/** Where a problem is mended: a field of the card's form, the tab bar, or the brand of the property. */
export const PROBLEM_FIELDS = [
  'title',
  'subtitle',
  'body',
  'button',
  'saving',
  'facts',
  'section',
  'pictures',
  'link',
  'product',
  'held',
  'look',
  'visibility',
  'tabBar',
  'brand',
] as const
export type ProblemField = (typeof PROBLEM_FIELDS)[number]

export type PublishProblem = {
  kind: ProblemKind
  field: ProblemField
  /** Null for the tab bar and the brand, which belong to no card. */
  cardId: string | null
  /** In which language; null where it is the same in all. */
  language: number | null
  /** In which of the card's texts. */
  variant: string | null
  /** Of a broken link. */
  target: LinkTarget | null
  /** The tab it is a problem of, with its words in the default language. */
  tab: { id: string; label: string } | null
  /** Whether nothing can be published before it is mended; the others are a warning. */
  blocks: boolean
}

/** A problem as a rule of one card finds it. */
export type CardProblem = Omit<PublishProblem, 'cardId'>

const NOWHERE_ELSE = { language: null, variant: null, target: null, tab: null, blocks: false } as const

/** A warning that holds for the whole card unless it says otherwise. */
export function problem(
  kind: ProblemKind,
  field: ProblemField,
  more: Partial<Omit<CardProblem, 'kind' | 'field'>> = {},
): CardProblem {
  return { ...NOWHERE_ELSE, kind, field, ...more }
}

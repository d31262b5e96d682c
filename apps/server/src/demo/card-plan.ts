import type { CardFact, CardOptions, CardStyles } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import type { RichText } from '@innkeeper/domain/guestbook/rich-text.ts'
import type { Visibility } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import type { LinkPlan } from './link-plan.ts'

export type CardText = {
  title: string
  subtitle?: string
  body?: RichText
  button?: string
  facts?: CardFact[]
}

export type CardTexts<Language extends string> = Record<Language, CardText>

/** A card as its author thinks of it: who sees it when, how it looks, its words in every language. */
export type CardPlan<Language extends string, Picture extends string> = {
  key: string
  type: CardType
  layout: CardStyles['layout']
  pictures?: readonly Picture[]
  background?: Picture
  visibility: Visibility
  /** What it says at first: a voucher before it is redeemed, a cleaning box for its action. */
  texts: CardTexts<Language>
  /** What else it says, by variant: once redeemed, to one unit, to one category. */
  variants?: Record<string, CardTexts<Language>>
  options?: Omit<CardOptions, 'link'>
  /** Where a tile leads. */
  link?: LinkPlan
  /** Of a Product card; `sells` are keys of products. */
  product?: { hasServiceCharge: boolean; sells: readonly string[] }
  /** The cards of a group or slider, in order. */
  holds?: readonly CardPlan<Language, Picture>[]
}

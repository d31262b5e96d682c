import type { Availability } from '@innkeeper/domain/orders/availability-schema.ts'
import type {
  Allergen,
  DeliveryMethod,
  Diet,
  GuestJourney,
  ProductKind,
  ProductType,
  StayMoment,
} from '@innkeeper/domain/orders/constants.ts'
import type { CutOff, ProductContent } from '@innkeeper/domain/orders/product-schema.ts'
import type { Weekday } from '@innkeeper/domain/time.ts'

type Names<Language extends string> = Record<Language, string>

/** A choice or an extra; without a price it costs nothing more. */
export type PartPlan<Language extends string> = { key: string; names: Names<Language>; price?: number }

export type ChoicePlan<Language extends string> = {
  key: string
  names: Names<Language>
  /** Left out means that the guest has to choose. */
  isOptional?: boolean
  of: readonly PartPlan<Language>[]
}

/** A product as its seller thinks of it; prices in whole kroner, VAT in per cent. */
export type ProductPlan<Language extends string, Picture extends string> = {
  key: string
  type?: ProductType
  state?: 'enabled' | 'disabled' | 'archived'
  isInternal?: boolean
  price: number
  salePrice?: number
  vat: number
  /** In every language; the first is also what staff call it. */
  category?: Partial<Names<Language>>
  pictures?: readonly Picture[]
  /** PDFs, under the name guests read. */
  documents?: readonly { key: string; names: Names<Language> }[]
  /** What no guest sees is said in the language of the desk alone. */
  texts: Partial<Record<Language, ProductContent>>
  journey?: readonly GuestJourney[]
  targetGroups?: readonly string[]
  /** What ordering it means; left out means that it is brought. */
  kind?: ProductKind
  /** Of a part of the stay. */
  stayMoment?: StayMoment
  cutOff?: CutOff
  /** How many there are for each day; left out means that nobody counts by days. */
  availability?: Availability
  /** Where it can be bought; left out means in the guestbook alone. */
  soldIn?: readonly ('guestbook' | 'deals')[]
  allergens?: readonly Allergen[]
  diets?: readonly Diet[]
  minimumAge?: number
  delivery?: readonly DeliveryMethod[]
  between?: readonly [string, string]
  on?: readonly Weekday[]
  choices?: readonly ChoicePlan<Language>[]
  extras?: readonly PartPlan<Language>[]
  /** How many there are; left out means that nobody counts. */
  stock?: number
  maxQuantity?: number
  takesComment?: boolean
  hasServiceCharge?: boolean
  isAutomaticallyAccepted?: boolean
}

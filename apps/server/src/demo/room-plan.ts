import type { RoomWords } from '@innkeeper/domain/room-upgrades/schema.ts'

/** How a category of rooms is shown, in every language. */
export type RoomTypePlan<Language extends string, Picture extends string> = {
  categoryId: string
  pictures: readonly Picture[]
  texts: Record<Language, RoomWords>
}

/** Days and months of a season, as they come every year. */
export type YearlySeason = { from: string; to: string; price: number }

/** From one category to another; prices in whole kroner, VAT in per cent. */
export type RoomUpgradePlan = {
  key: string
  from: string
  to: string
  pricePerNight: number
  vat: number
  /** Of the nights that begin on a Friday or a Saturday. */
  weekendPrice?: number
  seasons?: readonly YearlySeason[]
  isFullyBooked?: true
  isAutomaticallyAccepted?: true
}

import type { GuestListItem } from '@innkeeper/api/guests/list.ts'
import type { ViewAs } from '@innkeeper/domain/guestbook/preview-path.ts'
import type { CardState } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import type { TargetGroup, Unit, UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { targetGroupsOf } from '@innkeeper/domain/units/target-groups.ts'

/** What one chose above the phone; null is what is so now. */
export type ViewChoice = {
  state: CardState
  /** The guest whose stay was taken over, as shown. */
  guest: { id: string; name: string } | null
  unit: string | null
  unitCategory: string | null
  targetGroups: string[]
  date: string | null
  time: string | null
  language: number | null
}

export const FIRST_VIEW: ViewChoice = {
  state: 'checkin',
  guest: null,
  unit: null,
  unitCategory: null,
  targetGroups: [],
  date: null,
  time: null,
  language: null,
}

export function viewAsOf(choice: ViewChoice, box: string | null): ViewAs {
  // A visitor without a booking has no room, no category and no groups.
  const isQr = choice.state === 'qr'
  return {
    state: choice.state,
    unit: isQr ? null : choice.unit,
    unitCategories: isQr || !choice.unitCategory ? [] : [choice.unitCategory],
    targetGroups: isQr ? [] : choice.targetGroups,
    date: choice.date,
    time: choice.time,
    language: choice.language,
    box,
    isDraft: true,
  }
}

type House = {
  units: readonly Pick<Unit, 'id' | 'code' | 'categoryId'>[]
  categories: readonly UnitCategory[]
  groups: readonly TargetGroup[]
}

/** Looks with a guest's eyes: their state, room, category and groups. */
export function viewOfGuest(choice: ViewChoice, guest: GuestListItem, house: House): ViewChoice {
  const unit = house.units.find(({ code }) => code === guest.unit)
  const category =
    unit?.categoryId ?? house.categories.find(({ name }) => name === guest.unitCategory)?.id ?? null
  return {
    ...choice,
    state: guest.state,
    guest: { id: guest.id, name: `${guest.firstName} ${guest.lastName}`.trim() },
    unit: unit?.id ?? null,
    unitCategory: category,
    targetGroups: targetGroupsOf(house.groups, {
      rateCode: guest.rateCode,
      unitCategoryId: category,
      arrival: guest.arrival,
      departure: guest.departure,
      // Whether somebody was here before is not in the list of guests.
      isReturningGuest: false,
    }),
  }
}

/** How many settings differ from "in house, now": the button says so. */
export function settingsCount(choice: ViewChoice): number {
  const set = [choice.guest, choice.unit, choice.unitCategory, choice.date, choice.time, choice.language]
  return set.filter((value) => value !== null).length + Number(choice.targetGroups.length > 0)
}

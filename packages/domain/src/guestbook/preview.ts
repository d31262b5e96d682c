import { addDays, dayOfIsoDate, type LocalTime, weekdayOfDay } from '../time.ts'
import type { TargetGroup, Unit, UnitCategory } from '../units/schema.ts'
import { SAMPLE_NIGHTS } from './constants.ts'
import type { PreviewSettings } from './preview-query.ts'
import { type HasVisibility, isMeantFor, isOpenAtLocal, type Visitor } from './visibility.ts'
import type { CardState } from './visibility-schema.ts'
import { QR_VISITOR, visitorOfStay } from './visitor.ts'

type PreviewedUnit = Pick<Unit, 'id' | 'code' | 'categoryId'>

/** What a property has that a preview can ask for. */
export type PreviewedProperty = {
  units: readonly PreviewedUnit[]
  unitCategories: readonly UnitCategory[]
  targetGroups: readonly TargetGroup[]
}

/** The moments a preview shows: its date at every time on every weekday asked for; now where nothing is said. */
export function previewMoments({ date, times, weekdays }: PreviewSettings, now: LocalTime): LocalTime[] {
  const day = date ?? now.date
  const days = weekdays.length > 0 ? weekdays : [weekdayOfDay(dayOfIsoDate(day))]
  const minutes = times.length > 0 ? times : [now.minute]
  return days.flatMap((weekday) => minutes.map((minute) => ({ date: day, weekday, minute })))
}

/** The unit a preview asks for, by its id or by what is on its door. */
export function previewUnit({ unit }: PreviewSettings, { units }: PreviewedProperty): PreviewedUnit | null {
  return units.find(({ id, code }) => id === unit || code === unit) ?? null
}

/** The visitors a preview stands for: every state with every unit category asked for, `qr` where none is. */
export function previewVisitors(
  settings: PreviewSettings,
  house: PreviewedProperty,
  today: string,
): Visitor[] {
  const unit = previewUnit(settings, house)
  const asked = house.unitCategories.filter(({ id, name }) =>
    settings.unitCategories.some((wanted) => wanted === id || wanted === name),
  )
  const categories = asked.length > 0 ? asked.map(({ id }) => id) : [unit?.categoryId ?? null]
  const groups = house.targetGroups.filter(({ id, name }) =>
    settings.targetGroups.some((wanted) => wanted === id || wanted === name),
  )
  const states: readonly CardState[] = settings.states.length > 0 ? settings.states : ['qr']
  const arrival = settings.date ?? today
  return states.flatMap((state) =>
    categories.map((unitCategoryId) => {
      const stay = {
        state,
        unitCategoryId,
        unitId: unit?.id ?? null,
        rateCode: null,
        arrival,
        departure: addDays(arrival, SAMPLE_NIGHTS),
        isReturningGuest: false,
      }
      // Without a booking there is no stay, unless one is asked for.
      const isWithoutStay = state === 'qr' && unitCategoryId === null && unit === null
      const visitor = isWithoutStay ? QR_VISITOR : visitorOfStay(stay, house.targetGroups)
      return groups.length > 0 ? { ...visitor, targetGroups: groups.map(({ id }) => id) } : visitor
    }),
  )
}

/** The visitors a preview shows the card to; none when it is not open at any of the moments. */
export function previewersOf(
  card: HasVisibility,
  visitors: readonly Visitor[],
  moments: readonly LocalTime[],
): Visitor[] {
  const { visibility } = card
  if (!visibility || !moments.some((moment) => isOpenAtLocal(visibility, moment))) return []
  return visitors.filter((visitor) => isMeantFor(card, visitor))
}

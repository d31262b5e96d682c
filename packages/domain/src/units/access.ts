import { currentState, type House } from '../guests/phase.ts'
import type { BookingState } from '../guests/schema.ts'
import { DOOR_CODE_MAX_LENGTH, WIFI_NAME_MAX_LENGTH, WIFI_PASSWORD_MAX_LENGTH } from './constants.ts'

/** What cannot be typed on a keypad or into a phone; spaces inside a password stay as they are. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu

/** A code or password as it is stored: nothing unseen in it, nothing around it. */
export function accessText(text: string): string {
  return text.replace(UNSEEN, '').trim()
}

/** What opens the door and the network: of one unit, or of the property for all units. */
export type Access = { doorCode: string | null; wifiName: string | null; wifiPassword: string | null }

export const NO_ACCESS: Access = { doorCode: null, wifiName: null, wifiPassword: null }

/** The longest text of each field. */
export const ACCESS_LIMITS: Readonly<Record<keyof Access, number>> = {
  doorCode: DOOR_CODE_MAX_LENGTH,
  wifiName: WIFI_NAME_MAX_LENGTH,
  wifiPassword: WIFI_PASSWORD_MAX_LENGTH,
}
export const ACCESS_FIELDS = ['doorCode', 'wifiName', 'wifiPassword'] as const satisfies (keyof Access)[]

type Stay = { state: BookingState; departure: string; checkOutTime: string | null }
type Sources = { unit: Access | null; house: Access }

/** What a guest gets of it: in house alone, field by field of the own unit and else of the property. */
export function stayAccess(stay: Stay, { unit, house }: Sources, now: number, place: House): Access | null {
  if (currentState(stay, now, place) !== 'checkin') return null
  return joinedAccess(unit, house)
}

/** The unit's own and, where it has none, the property's; null where nothing of it is set. */
export function joinedAccess(unit: Access | null, house: Access): Access | null {
  // A network and its password belong together: a unit's own network may have none.
  const { wifiName, wifiPassword } = unit?.wifiName ? unit : { ...house, ...ownPassword(unit) }
  const joined = { doorCode: unit?.doorCode ?? house.doorCode, wifiName, wifiPassword }
  return hasAccess(joined) ? joined : null
}

/** A unit may have a password of its own for the property's network. */
function ownPassword(unit: Access | null): Partial<Access> {
  return unit?.wifiPassword ? { wifiPassword: unit.wifiPassword } : {}
}

/** What a preview shows instead: the shape of the real thing, and plainly a sample. */
const SAMPLE_ACCESS: Readonly<Record<keyof Access, string>> = {
  doorCode: '0000#',
  wifiName: 'Sample network',
  wifiPassword: 'sample password',
}

/** A sample for each field that is set: a preview looks like the guest's page, and opens nothing. */
export function sampleOf(access: Access | null): Access | null {
  if (!access) return null
  const sample = (field: keyof Access) => (access[field] === null ? null : SAMPLE_ACCESS[field])
  return {
    doorCode: sample('doorCode'),
    wifiName: sample('wifiName'),
    wifiPassword: sample('wifiPassword'),
  }
}

/** As it is saved: a field with nothing but spaces is empty. */
export function tidyAccess({ doorCode, wifiName, wifiPassword }: Access): Access {
  const tidy = (text: string | null) => accessText(text ?? '') || null
  return { doorCode: tidy(doorCode), wifiName: tidy(wifiName), wifiPassword: tidy(wifiPassword) }
}

/** Which fields differ, for those who are told that something changed and not what it is. */
export function changedAccess(before: Access, after: Access): (keyof Access)[] {
  return ACCESS_FIELDS.filter((field) => before[field] !== after[field])
}

/** Whether any of it is set. */
export function hasAccess(access: Access): boolean {
  return ACCESS_FIELDS.some((field) => access[field] !== null)
}

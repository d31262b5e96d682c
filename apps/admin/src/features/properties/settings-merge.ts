import type { PropertySettings, SettingsChange } from '@innkeeper/api/properties.ts'

export type SettingName = keyof PropertySettings

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What differs from the settings an edit began with, and nothing else: that is all that is sent. */
export function changeOf(began: PropertySettings, now: PropertySettings): SettingsChange {
  const names = Object.keys(now) as SettingName[]
  return Object.fromEntries(
    names.filter((name) => !same(began[name], now[name])).map((name) => [name, now[name]]),
  )
}

/** Settings that I and somebody else changed to different things. */
export function conflictsOf(
  began: PropertySettings,
  mine: SettingsChange,
  theirs: PropertySettings,
): SettingName[] {
  return (Object.keys(mine) as SettingName[]).filter(
    (name) => !same(theirs[name], began[name]) && !same(theirs[name], mine[name]),
  )
}

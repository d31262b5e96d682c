import type { Localization } from '../properties/localization.ts'
import type { GuestFields } from '../properties/schema.ts'

/** One setting that is another now, in texts a person reads; null where the values are nobody's to read. */
export type SettingChange = { setting: string; values: { before: string; after: string } | null }

type Settings = Readonly<Record<string, unknown>>

/** Codes and passwords are never written down, and a picture's id says nothing to anybody. */
const UNTOLD = ['access', 'brand.logo']
/** Says which shape is stored, not what somebody chose. */
const SHAPE = 'version'

/** What a save changes, setting by setting: a part that was not sent stays as it was. */
export function settingChanges(before: Settings, sent: Settings): SettingChange[] {
  return Object.keys(sent)
    .filter((name) => sent[name] !== undefined)
    .flatMap((name) => changesOf(name, before[name], sent[name]))
}

function changesOf(setting: string, before: unknown, after: unknown): SettingChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (UNTOLD.includes(setting)) return [{ setting, values: null }]
  if (setting === 'localization') return languageChanges(before as Localization, after as Localization)
  if (setting === 'guestFields') return changesOf('guestFields.fields', fieldNames(before), fieldNames(after))
  if (isParts(before) && isParts(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names
      .filter((name) => name !== SHAPE)
      .flatMap((name) => changesOf(`${setting}.${name}`, before[name], after[name]))
  }
  return [{ setting, values: { before: valueText(before), after: valueText(after) } }]
}

function languageChanges(before: Localization, after: Localization): SettingChange[] {
  return [
    ...changesOf('languages', languageNames(before), languageNames(after)),
    ...changesOf('defaultLanguage', defaultName(before), defaultName(after)),
  ]
}

function languageNames({ languages }: Localization): string {
  return Object.values(languages)
    .toSorted((a, b) => a.order - b.order)
    .map(({ title, isVisible }) => (isVisible ? title : `${title} (hidden)`))
    .join(', ')
}

const defaultName = (localization: Localization) =>
  localization.languages[localization.default]?.title ?? localization.default

function fieldNames(guestFields: unknown): string {
  return (guestFields as GuestFields).fields.map(({ name }) => name).join(', ')
}

function isParts(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function valueText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  return isParts(value) ? Object.values(value).map(valueText).join(' ') : String(value)
}

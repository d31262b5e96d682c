import type { SettingsField } from '@innkeeper/html-builder/settings-field.ts'

export type SettingKind = SettingsField['kind']
export type FieldOf<K extends SettingKind> = Extract<SettingsField, { kind: K }>

/** What every field of a module's settings is handed. */
export type FieldProps<K extends SettingKind> = {
  field: FieldOf<K>
  moduleId: string
  label: string
  /** What stands at the field's path. */
  value: unknown
  /** Another value at the field's path, or at one below it. */
  onChange: (value: unknown, below?: string) => void
}

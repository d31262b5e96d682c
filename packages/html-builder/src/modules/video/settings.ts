import type { SettingsField } from '../../settings-field.ts'

export const settings: readonly SettingsField[] = [
  { kind: 'film', path: 'props', label: 'film' },
  { kind: 'image', path: 'props.placeholder', label: 'placeholder' },
  { kind: 'percent', path: 'props.size', label: 'size' },
  { kind: 'alignment', path: 'props.alignment', label: 'alignment' },
]

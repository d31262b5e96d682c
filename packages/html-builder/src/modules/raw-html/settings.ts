import type { SettingsField } from '../../settings-field.ts'
import { RAW_HTML_MAX } from './schema.ts'

export const settings: readonly SettingsField[] = [
  { kind: 'html', path: 'props.html', label: 'html', max: RAW_HTML_MAX, isWords: true },
]

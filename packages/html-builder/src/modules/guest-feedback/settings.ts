import { LINE_MAX } from '@innkeeper/domain/html-builder/module-parts.ts'
import type { SettingsField } from '../../settings-field.ts'

export const settings: readonly SettingsField[] = [
  { kind: 'survey', path: 'props.surveyId', label: 'survey' },
  { kind: 'line', path: 'props.title', label: 'question', max: LINE_MAX, isWords: true },
]

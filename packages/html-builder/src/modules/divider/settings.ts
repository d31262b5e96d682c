import { PADDING_MAX } from '@innkeeper/domain/html-builder/module-parts.ts'
import type { SettingsField } from '../../settings-field.ts'
import { DIVIDER_STYLES } from './schema.ts'

export const settings: readonly SettingsField[] = [
  { kind: 'switch', path: 'props.visibility', label: 'line' },
  { kind: 'pixels', path: 'props.spacing', label: 'spacing', max: PADDING_MAX },
  {
    kind: 'choice',
    path: 'props.dividerStyle',
    label: 'dividerStyle',
    values: DIVIDER_STYLES,
    when: { path: 'props.visibility', is: true },
  },
  { kind: 'percent', path: 'props.width', label: 'width', when: { path: 'props.visibility', is: true } },
  { kind: 'colour', path: 'props.color', label: 'colour', when: { path: 'props.visibility', is: true } },
  {
    kind: 'alignment',
    path: 'props.alignment',
    label: 'alignment',
    when: { path: 'props.visibility', is: true },
  },
]

import { ROUNDNESS_MAX } from '@innkeeper/domain/html-builder/module-parts.ts'
import type { SettingsField } from '../../settings-field.ts'

export const settings: readonly SettingsField[] = [
  { kind: 'richText', path: 'props.content', label: 'words', isWords: true, isLine: true },
  { kind: 'link', path: 'props', label: 'link' },
  { kind: 'alignment', path: 'props.alignment', label: 'alignment' },
  { kind: 'colour', path: 'props.color', label: 'textColour' },
  { kind: 'colour', path: 'props.backgroundColor', label: 'backgroundColour' },
  { kind: 'pixels', path: 'props.roundness', label: 'roundness', max: ROUNDNESS_MAX, isOptional: true },
  { kind: 'font', path: 'props.fontFamily', label: 'font' },
  { kind: 'padding', path: 'innerPadding', label: 'innerPadding' },
]

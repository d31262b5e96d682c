import type { SettingsField } from '../../settings-field.ts'
import { CAPTION_POSITIONS } from './schema.ts'

export const settings: readonly SettingsField[] = [
  { kind: 'image', path: 'props.image', label: 'picture' },
  { kind: 'richText', path: 'props.content', label: 'words', isWords: true },
  { kind: 'choice', path: 'props.captionPosition', label: 'captionPosition', values: CAPTION_POSITIONS },
  { kind: 'font', path: 'props.fontFamily', label: 'font' },
  { kind: 'switch', path: 'props.backgroundEnabled', label: 'background' },
  {
    kind: 'colour',
    path: 'props.backgroundColor',
    label: 'backgroundColour',
    when: { path: 'props.backgroundEnabled', is: true },
  },
]

import type { SettingsField } from '../../settings-field.ts'

export const settings: readonly SettingsField[] = [
  { kind: 'richText', path: 'props.content', label: 'words', isWords: true },
  { kind: 'alignment', path: 'props.alignment', label: 'alignment' },
  { kind: 'switch', path: 'props.nameEnabled', label: 'propertyName' },
  { kind: 'image', path: 'props.backgroundImage', label: 'backgroundImage' },
  { kind: 'font', path: 'props.fontFamily', label: 'font' },
  { kind: 'colour', path: 'props.color', label: 'textColour' },
  { kind: 'switch', path: 'props.backgroundEnabled', label: 'background' },
  {
    kind: 'colour',
    path: 'props.backgroundColor',
    label: 'backgroundColour',
    when: { path: 'props.backgroundEnabled', is: true },
  },
  { kind: 'padding', path: 'innerPadding', label: 'innerPadding' },
]

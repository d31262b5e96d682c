import type { SettingsField } from '../../settings-field.ts'

export const settings: readonly SettingsField[] = [
  { kind: 'choice', path: 'props.nrOfColumns', label: 'columns', values: [1, 2] },
  { kind: 'richText', path: 'props.contentColumnOne', label: 'firstColumn', isWords: true },
  {
    kind: 'richText',
    path: 'props.contentColumnTwo',
    label: 'secondColumn',
    isWords: true,
    when: { path: 'props.nrOfColumns', is: 2 },
  },
  { kind: 'font', path: 'props.fontFamily', label: 'font' },
  { kind: 'switch', path: 'props.backgroundEnabled', label: 'background' },
  {
    kind: 'colour',
    path: 'props.backgroundColor',
    label: 'backgroundColour',
    when: { path: 'props.backgroundEnabled', is: true },
  },
  { kind: 'padding', path: 'innerPadding', label: 'innerPadding' },
]

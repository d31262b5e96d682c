import type { SettingsField } from '../../settings-field.ts'

export const settings: readonly SettingsField[] = [
  { kind: 'choice', path: 'props.nrOfColumns', label: 'columns', values: [1, 2] },
  { kind: 'image', path: 'props.columnOneImage', label: 'firstPicture' },
  {
    kind: 'image',
    path: 'props.columnTwoImage',
    label: 'secondPicture',
    when: { path: 'props.nrOfColumns', is: 2 },
  },
  { kind: 'alignment', path: 'props.alignment', label: 'alignment' },
]

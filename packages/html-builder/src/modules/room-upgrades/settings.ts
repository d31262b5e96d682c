import { LINE_MAX } from '@innkeeper/domain/html-builder/module-parts.ts'
import type { SettingsField } from '../../settings-field.ts'
import { OFFER_LAYOUTS, OFFER_SELECTIONS } from '../offer-props.ts'

export const settings: readonly SettingsField[] = [
  { kind: 'line', path: 'props.title', label: 'heading', max: LINE_MAX, isWords: true },
  { kind: 'line', path: 'props.subtitle', label: 'subheading', max: LINE_MAX, isWords: true },
  { kind: 'choice', path: 'props.selection', label: 'selection', values: OFFER_SELECTIONS },
  {
    kind: 'upgrades',
    path: 'props.upgrades',
    label: 'upgrades',
    when: { path: 'props.selection', is: 'chosen' },
  },
  { kind: 'choice', path: 'props.layout', label: 'layout', values: OFFER_LAYOUTS },
  { kind: 'switch', path: 'props.pricesEnabled', label: 'prices' },
  { kind: 'switch', path: 'props.button.enabled', label: 'showButton' },
  {
    kind: 'line',
    path: 'props.button.content',
    label: 'buttonWords',
    max: LINE_MAX,
    isWords: true,
    when: { path: 'props.button.enabled', is: true },
  },
  { kind: 'targetGroups', path: 'props.targetGroups', label: 'targetGroups' },
  { kind: 'switch', path: 'props.background.enabled', label: 'background' },
  {
    kind: 'colour',
    path: 'props.background.color',
    label: 'backgroundColour',
    when: { path: 'props.background.enabled', is: true },
  },
]

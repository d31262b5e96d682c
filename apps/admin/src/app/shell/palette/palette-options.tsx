import { Combobox } from '@mantine/core'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from '../command-palette.module.css'
import type { Choice } from './choice.ts'
import type { ShownGroup } from './shown-choices.ts'

export function PaletteOptions({ groups }: { groups: readonly ShownGroup[] }) {
  const t = useT()
  return groups.map(({ group, choices }) => (
    <Combobox.Group
      key={group}
      role="group"
      aria-label={t(`palette.group.${group}`)}
      label={t(`palette.group.${group}`)}
    >
      {choices.map((choice) => (
        <PaletteOption key={choice.key} choice={choice} />
      ))}
    </Combobox.Group>
  ))
}

function PaletteOption({ choice: { key, label, aside, state, icon: ChoiceIcon } }: { choice: Choice }) {
  return (
    <Combobox.Option value={key} className={classes.option}>
      <ChoiceIcon size={18} stroke={1.6} aria-hidden className={classes.icon} />
      <span className={classes.name}>{label}</span>
      {aside && <span className={classes.aside}>{aside}</span>}
      {state && <StateBadge tone={state.tone}>{state.label}</StateBadge>}
    </Combobox.Option>
  )
}

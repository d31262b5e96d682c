import type { MailingChoices } from '@innkeeper/api/messaging/mailings.ts'
import { AUDIENCES, type AudienceKind } from '@innkeeper/domain/messaging/constants.ts'
import { ActionIcon, MultiSelect, Select } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { DayInput } from '../../../../components/day-input/day-input.tsx'
import { useT } from '../../../../platform/texts.ts'
import type { NameOfId } from '../audience-words.ts'
import classes from '../compose.module.css'
import { type DraftPart, newPart } from '../draft.ts'
import { GuestPicker } from './guest-picker.tsx'

const GROUPED = {
  when: [
    'arrivals today',
    'arrivals tomorrow',
    'arrivals on date',
    'in-house guests',
    'departures today',
    'departures tomorrow',
    'departures on date',
  ],
  where: ['unit categories', 'units'],
  people: ['target groups', 'specific guests'],
} as const satisfies Record<string, readonly AudienceKind[]>

type Props = {
  part: DraftPart
  choices: MailingChoices
  nameOf: NameOfId
  onPart: (part: DraftPart) => void
  /** Null where it cannot be removed. */
  onRemove: (() => void) | null
}

/** One thing that is true of whom is meant, with the rooms, guests or the day it is about. */
export function PartField({ part, choices, nameOf, onPart, onRemove }: Props) {
  const t = useT()
  const data = (['when', 'where', 'people'] as const).map((group) => ({
    group: t(`compose.kinds.${group}`),
    items: GROUPED[group].map((who) => ({ value: who, label: t(`compose.kind.${who}`) })),
  }))
  const choose = (value: string | null) => {
    const who = AUDIENCES.find((kind) => kind === value)
    if (who && who !== part.who) onPart(newPart(who))
  }
  return (
    <div className={classes.part}>
      <Select
        className={classes.kind}
        aria-label={t('compose.kindLabel')}
        data={data}
        value={part.who}
        onChange={choose}
        allowDeselect={false}
        maxDropdownHeight={380}
      />
      <div className={classes.value}>
        <PartValue part={part} choices={choices} nameOf={nameOf} onPart={onPart} />
      </div>
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={34}
          aria-label={t('compose.removePart', { part: t(`compose.kind.${part.who}`) })}
          onClick={onRemove}
        >
          <IconX size={17} stroke={1.7} />
        </ActionIcon>
      )}
    </div>
  )
}

function PartValue({ part, choices, nameOf, onPart }: Omit<Props, 'onRemove'>) {
  const t = useT()
  const label = t(`compose.kind.${part.who}`)
  const chosen = (ids: string[]) => onPart({ ...part, ids })
  switch (part.who) {
    case 'arrivals on date':
    case 'departures on date':
      return <DayInput aria-label={label} value={part.date} onDay={(date) => onPart({ ...part, date })} />
    case 'specific guests':
      return <GuestPicker label={label} ids={part.ids} nameOf={nameOf} onIds={chosen} />
    case 'unit categories':
      return <Named label={label} options={choices.unitCategories} ids={part.ids} onIds={chosen} />
    case 'target groups':
      return <Named label={label} options={choices.targetGroups} ids={part.ids} onIds={chosen} />
    case 'units': {
      const options = choices.units.map(({ id, code }) => ({ id, name: code }))
      return <Named label={label} options={options} ids={part.ids} onIds={chosen} />
    }
    default:
      return null
  }
}

type NamedProps = {
  label: string
  options: { id: string; name: string }[]
  ids: string[]
  onIds: (ids: string[]) => void
}

function Named({ label, options, ids, onIds }: NamedProps) {
  const t = useT()
  return (
    <MultiSelect
      aria-label={label}
      placeholder={ids.length === 0 ? t('compose.choose') : ''}
      data={options.map(({ id, name }) => ({ value: id, label: name }))}
      value={ids.filter((id) => options.some((option) => option.id === id))}
      onChange={onIds}
      nothingFoundMessage={t('compose.nothingFound')}
      searchable
      clearable
      hidePickedOptions
    />
  )
}

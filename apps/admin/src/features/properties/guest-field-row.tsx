import { GUEST_FIELD_NAME_MAX } from '@innkeeper/domain/properties/constants.ts'
import type { GuestField } from '@innkeeper/domain/properties/schema.ts'
import { TextInput } from '@mantine/core'
import { RowButtons } from '../../components/editing/row-buttons/row-buttons.tsx'
import { useRowWords } from '../../components/editing/row-buttons/use-row-words.ts'
import { useT } from '../../platform/texts.ts'
import classes from './settings.module.css'

type Props = {
  field: GuestField
  place: number
  count: number
  error: string | undefined
  onName: (name: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function GuestFieldRow({ field, place, count, error, onName, onMove, onRemove }: Props) {
  const t = useT()
  const words = useRowWords()
  const label = t('guestFields.name', { number: place + 1 })
  return (
    <li className={classes.guestField}>
      <TextInput
        aria-label={label}
        placeholder={t('guestFields.placeholder')}
        maxLength={GUEST_FIELD_NAME_MAX}
        value={field.name}
        onChange={(event) => onName(event.currentTarget.value)}
        error={error}
        autoFocus={field.name === ''}
      />
      <RowButtons
        words={words(field.name || label)}
        place={place}
        count={count}
        onMove={onMove}
        onRemove={onRemove}
      />
    </li>
  )
}

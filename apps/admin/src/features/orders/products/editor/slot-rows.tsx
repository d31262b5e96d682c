import type { TimeSlot } from '@innkeeper/domain/orders/availability-schema.ts'
import { PLACES_MAX, SLOTS_MAX } from '@innkeeper/domain/orders/constants.ts'
import { ActionIcon, Checkbox, NumberInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { AddButton } from '../../../../components/editing/add-button/add-button.tsx'
import { TimeField } from '../../../../components/editing/hours/time-field.tsx'
import { useT } from '../../../../platform/texts.ts'
import { weekdayNames } from '../../../../platform/weekday-names.ts'
import { NEW_SLOT } from '../draft/availability-draft.ts'
import type { ProductErrors } from '../draft/product-errors.ts'
import classes from './editor.module.css'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

type Props = { slots: readonly TimeSlot[]; errors: ProductErrors; onChange: (slots: TimeSlot[]) => void }

/** The times at which it can be had, each with its weekdays and places. */
export function SlotRows({ slots, errors, onChange }: Props) {
  const t = useT()
  const [short, long] = [weekdayNames('short'), weekdayNames('long')]
  const put = (place: number, change: Partial<TimeSlot>) =>
    onChange(slots.map((slot, at) => (at === place ? { ...slot, ...change } : slot)))
  const errorOf = (place: number, field: string) => errors[`options.availability.slots.${place}.${field}`]
  return (
    <div>
      <ul className={classes.rows}>
        {slots.map((slot, place) => {
          const number = place + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a time has no name of its own, and fields follow what they are given
            <li key={place} className={classes.slot}>
              <TimeField
                label={t('products.availability.time')}
                ariaLabel={t('products.availability.timeOf', { number })}
                value={slot.time || null}
                onChange={(time) => put(place, { time: time ?? '' })}
                error={errorOf(place, 'time') ?? false}
              />
              <NumberInput
                label={t('products.availability.slotPlaces')}
                aria-label={t('products.availability.slotPlacesOf', { number })}
                value={slot.places || ''}
                onChange={(places) => put(place, { places: typeof places === 'number' ? places : 0 })}
                min={1}
                max={PLACES_MAX}
                allowDecimal={false}
                allowNegative={false}
                error={errorOf(place, 'places')}
              />
              <Checkbox.Group
                label={t('products.availability.weekdays')}
                className={classes.slotDays}
                value={slot.weekdays.map(String)}
                error={errorOf(place, 'weekdays')}
                onChange={(chosen) =>
                  put(place, { weekdays: WEEKDAYS.filter((day) => chosen.includes(String(day))) })
                }
              >
                <div className={classes.choicesInLine}>
                  {WEEKDAYS.map((day) => (
                    <Checkbox
                      key={day}
                      value={String(day)}
                      label={short[day - 1]}
                      aria-label={t('products.availability.weekdayOf', { day: long[day - 1] ?? '', number })}
                    />
                  ))}
                </div>
              </Checkbox.Group>
              <ActionIcon
                aria-label={t('products.availability.removeTime', { number })}
                disabled={slots.length === 1}
                onClick={() => onChange(slots.toSpliced(place, 1))}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
      <AddButton
        disabled={slots.length >= SLOTS_MAX}
        onClick={() => onChange([...slots, { ...NEW_SLOT, ...slots.at(-1), time: '' }])}
      >
        {t('products.availability.addTime')}
      </AddButton>
    </div>
  )
}

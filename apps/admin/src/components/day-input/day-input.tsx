import { EARLIEST_DAY, LATEST_DAY } from '@innkeeper/domain/calendar-range.ts'
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { ownFormats } from '../../platform/own-formats.ts'
import { useT } from '../../platform/texts.ts'
import { typedDay, writtenDay } from './typed-day.ts'

/** The calendar is a third of a page's script; who types never needs it. */
const DayCalendar = lazy(() => import('./day-calendar.tsx').then((part) => ({ default: part.DayCalendar })))

type Props = Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'onBlur' | 'min' | 'max'> & {
  /** YYYY-MM-DD; empty for none. */
  value: string
  onDay: (day: string) => void
  min?: string | undefined
  max?: string | undefined
}

/** A day as the person writes it, typed or chosen from a calendar; what is not finished when the field is left counts as not typed. */
export function DayInput({ value, onDay, min = EARLIEST_DAY, max = LATEST_DAY, ...rest }: Props) {
  const t = useT()
  const format = ownFormats().date
  const [unfinished, setUnfinished] = useState<string | null>(null)
  const [isOpen, calendar] = useDisclosure(false)
  const type = (text: string) => {
    const typed = typedDay(text, { min, max, format })
    setUnfinished(typed.unfinished)
    if (typed.day !== null) onDay(typed.day)
  }
  const choose = (day: string) => {
    calendar.close()
    setUnfinished(null)
    onDay(day)
  }
  const button = (
    <Popover
      opened={isOpen}
      onChange={calendar.close}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('day.calendar')}
          title={t('day.calendar')}
          disabled={rest.disabled ?? false}
          onClick={calendar.toggle}
        >
          <IconCalendar size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense>
          {isOpen && <DayCalendar value={value || null} min={min} max={max} onDay={choose} />}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
  return (
    <TextInput
      placeholder={format.toLowerCase()}
      autoComplete="off"
      inputMode="numeric"
      maw={250}
      {...rest}
      rightSection={button}
      rightSectionWidth={44}
      value={unfinished ?? writtenDay(value, format)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setUnfinished(null)}
    />
  )
}

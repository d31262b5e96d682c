import type { Facilities, OpenStretch } from '@innkeeper/domain/guestbook/opening-hours-schema.ts'
import { ActionIcon, Group, Stack, Switch } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { TimeField } from '../../../components/form/time-field.tsx'
import { useT } from '../../../platform/texts.ts'
import { weekdayNames } from '../../../platform/weekday-names.ts'
import { Section } from '../card-form/section.tsx'
import { withOption } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { IconField } from './icon-field.tsx'
import { hasSameHours, openingSummary, withDay, withSameHours } from './opening-week.ts'
import classes from './sections.module.css'

const EMPTY: Facilities = { week: [[], [], [], [], [], [], []], checkIn: null, checkOut: null }
const FIRST_HOURS: OpenStretch = { opens: '08:00', closes: '20:00' }
const STRETCHES_MAX = 4
const DAYS = [0, 1, 2, 3, 4, 5, 6]

/** Opening hours, day by day or the same every day, and the two times of a stay. */
export function FacilitiesSection() {
  const t = useT()
  const store = useStore()
  const facilities = useDraftField(({ options }) => options.facilities) ?? EMPTY
  const [isSame, setIsSame] = useState(() => hasSameHours(facilities.week))
  const change = (part: Partial<Facilities>) =>
    store.change((draft) =>
      withOption(draft, 'facilities', { ...EMPTY, ...draft.options.facilities, ...part }),
    )
  const setDay = (day: number, stretches: OpenStretch[]) =>
    change({ week: isSame ? withSameHours(stretches) : withDay(facilities.week, day, stretches) })
  return (
    <Section title={t('cards.section.hours')} summary={openingSummary(t, facilities.week)} isOpenAtFirst>
      <Stack gap="md">
        <Switch
          label={t('hours.sameEveryDay')}
          checked={isSame}
          onChange={({ currentTarget: { checked } }) => {
            setIsSame(checked)
            if (checked) change({ week: withSameHours(facilities.week[0]) })
          }}
        />
        {(isSame ? [0] : DAYS).map((day) => (
          <Day
            key={day}
            name={isSame ? t('visibility.everyDayName') : (weekdayNames('long')[day] ?? '')}
            stretches={facilities.week[day] ?? []}
            onChange={(stretches) => setDay(day, stretches)}
          />
        ))}
        <Group gap="md" align="flex-start">
          <TimeField
            label={t('hours.checkIn')}
            value={facilities.checkIn}
            onChange={(checkIn) => change({ checkIn })}
          />
          <TimeField
            label={t('hours.checkOut')}
            value={facilities.checkOut}
            onChange={(checkOut) => change({ checkOut })}
          />
        </Group>
        <IconField />
      </Stack>
    </Section>
  )
}

type DayProps = { name: string; stretches: OpenStretch[]; onChange: (stretches: OpenStretch[]) => void }

function Day({ name, stretches, onChange }: DayProps) {
  const t = useT()
  const change = (at: number, part: Partial<OpenStretch>) =>
    onChange(stretches.map((stretch, index) => (index === at ? { ...stretch, ...part } : stretch)))
  return (
    <fieldset className={classes.day} aria-label={name}>
      <span className={classes.dayName}>{name}</span>
      <div className={classes.stretches}>
        {stretches.length === 0 && <span className={classes.quiet}>{t('hours.closed')}</span>}
        {stretches.map((stretch, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name but its place
          <Group key={index} gap={6} wrap="nowrap">
            <TimeField
              ariaLabel={t('hours.opens', { day: name })}
              value={stretch.opens}
              onChange={(opens) => opens && change(index, { opens })}
            />
            <span aria-hidden>–</span>
            <TimeField
              ariaLabel={t('hours.closes', { day: name })}
              value={stretch.closes}
              onChange={(closes) => closes && change(index, { closes })}
            />
            <ActionIcon
              aria-label={t('hours.remove', { day: name })}
              onClick={() => onChange(stretches.filter((_, at) => at !== index))}
            >
              <IconTrash size={16} stroke={1.6} />
            </ActionIcon>
          </Group>
        ))}
      </div>
      {stretches.length < STRETCHES_MAX && (
        <ActionIcon
          onClick={() => onChange([...stretches, FIRST_HOURS])}
          aria-label={t('hours.addFor', { day: name })}
          title={t('hours.add')}
        >
          <IconPlus size={16} stroke={1.8} />
        </ActionIcon>
      )}
    </fieldset>
  )
}

import type { OpenStretch } from '@innkeeper/domain/guestbook/opening-hours-schema.ts'
import { ActionIcon, Group } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { TimeRange } from '../../../components/editing/hours/time-range.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './sections.module.css'

/** To begin with; whoever runs the place corrects them. */
export const FIRST_HOURS: OpenStretch = { opens: '08:00', closes: '20:00' }
const STRETCHES_MAX = 4

type Props = { day: string; stretches: OpenStretch[]; onChange: (stretches: OpenStretch[]) => void }

/** From when to when a place is open on a day: not at all, once or several times. */
export function OpenStretches({ day, stretches, onChange }: Props) {
  const t = useT()
  const change = (at: number, part: Partial<OpenStretch>) =>
    onChange(stretches.map((stretch, index) => (index === at ? { ...stretch, ...part } : stretch)))
  return (
    <fieldset className={classes.day} aria-label={day}>
      <span className={classes.dayName}>{day}</span>
      <div className={classes.stretches}>
        {stretches.length === 0 && <span className={classes.quiet}>{t('hours.closed')}</span>}
        {stretches.map((stretch, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name but its place
          <Group key={index} gap={6} wrap="nowrap">
            <TimeRange
              names={{ from: t('hours.opens', { day }), to: t('hours.closes', { day }) }}
              from={stretch.opens}
              to={stretch.closes}
              onFrom={(opens) => change(index, { opens })}
              onTo={(closes) => change(index, { closes })}
            />
            <ActionIcon
              aria-label={t('hours.remove', { day })}
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
          aria-label={t('hours.addFor', { day })}
          title={t('hours.add')}
        >
          <IconPlus size={16} stroke={1.8} />
        </ActionIcon>
      )}
    </fieldset>
  )
}

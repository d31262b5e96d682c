import { Group, Switch } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import { DayInput } from '../../day-input/day-input.tsx'
import { type DateRange, isBackwards } from './visibility-edits.ts'

type Props = { dateRange: DateRange; onChange: (dateRange: DateRange) => void }

/** Only between two days, either of which may be left open. */
export function DateRangeFields({ dateRange, onChange }: Props) {
  const t = useT()
  const dayField = (end: 'from' | 'to', label: string) => ({
    label,
    value: dateRange[end] ?? '',
    onDay: (day: string) => onChange({ ...dateRange, [end]: day || null }),
  })
  return (
    <div>
      <Switch
        label={t('visibility.dates')}
        checked={dateRange.enabled}
        onChange={({ currentTarget: { checked } }) => onChange({ ...dateRange, enabled: checked })}
      />
      {dateRange.enabled && (
        <Group mt="xs" gap="sm" align="flex-start">
          <DayInput {...dayField('from', t('visibility.dateFrom'))} />
          <DayInput
            {...dayField('to', t('visibility.dateTo'))}
            error={isBackwards(dateRange) && t('visibility.datesBackwards')}
          />
        </Group>
      )}
    </div>
  )
}

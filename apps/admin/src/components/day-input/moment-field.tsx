import { Group } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import { TimeField } from '../editing/hours/time-field.tsx'
import { DayInput } from './day-input.tsx'

type Props = {
  /** What the two are called together, for those who hear it. */
  label: string
  /** YYYY-MM-DDTHH:mm by the property's clock; either part may be missing still. */
  value: string
  onChange: (moment: string) => void
}

/** A day and a time of day. */
export function MomentField({ label, value, onChange }: Props) {
  const t = useT()
  const [day = '', time = ''] = value.split('T')
  return (
    <Group gap={8} role="group" aria-label={label}>
      <DayInput aria-label={t('day.day')} value={day} onDay={(next) => onChange(`${next}T${time}`)} />
      <TimeField
        ariaLabel={t('day.time')}
        value={time || null}
        onChange={(next) => onChange(`${day}T${next ?? ''}`)}
      />
    </Group>
  )
}

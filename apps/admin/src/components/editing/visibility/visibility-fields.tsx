import { CARD_STATES, type Visibility } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { Checkbox, Group, Input } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import { DateRangeFields } from './date-range-fields.tsx'
import { SegmentFields } from './segment-fields.tsx'
import { useSegmentNames } from './use-segment-names.ts'
import classes from './visibility.module.css'
import { withState } from './visibility-edits.ts'
import { WeekdayFields } from './weekday-fields.tsx'

type Props = { visibility: Visibility; onChange: (change: Partial<Visibility>) => void }

/** In which states of the stay, on which days, at which hours and to whom something shows (spec 4). */
export function VisibilityFields({ visibility, onChange }: Props) {
  const t = useT()
  const names = useSegmentNames()
  const { dateRange, state, weekdays, segmentation } = visibility
  return (
    <>
      <Checkbox.Group label={t('visibility.phases')} value={state}>
        <Group gap="md" mt={6}>
          {CARD_STATES.map((one) => (
            <Checkbox
              key={one}
              value={one}
              label={t(`visibility.phase.${one}`)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ state: withState(state, one, checked) })
              }
            />
          ))}
        </Group>
      </Checkbox.Group>
      <DateRangeFields dateRange={dateRange} onChange={(next) => onChange({ dateRange: next })} />
      <Input.Wrapper label={t('visibility.times')} labelElement="div">
        <div className={classes.week}>
          <WeekdayFields weekdays={weekdays} onChange={(next) => onChange({ weekdays: next })} />
        </div>
      </Input.Wrapper>
      <SegmentFields
        segmentation={segmentation}
        names={names}
        onChange={(next) => onChange({ segmentation: next })}
      />
    </>
  )
}

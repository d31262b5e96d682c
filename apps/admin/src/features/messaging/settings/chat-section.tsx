import type { StaffedHours } from '@innkeeper/domain/messaging/settings-schema.ts'
import { Switch } from '@mantine/core'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { TimeRange } from '../../../components/editing/hours/time-range.tsx'
import type { Week } from '../../../components/editing/hours/week.ts'
import { WeekFields } from '../../../components/editing/hours/week-fields.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './message-settings.module.css'
import type { MessageSettingsForm } from './use-settings-form.ts'

type Hours = StaffedHours['1']
const USUAL_HOURS = { start: '07:00', end: '23:00' }

const weekOf = (staffed: StaffedHours): Week<Hours> => [
  staffed[1],
  staffed[2],
  staffed[3],
  staffed[4],
  staffed[5],
  staffed[6],
  staffed[7],
]
const staffedOf = ([mon, tue, wed, thu, fri, sat, sun]: Week<Hours>): StaffedHours => ({
  1: mon,
  2: tue,
  3: wed,
  4: thu,
  5: fri,
  6: sat,
  7: sun,
})

/** Whether guests can write from the guestbook, and when somebody is there to answer. */
export function ChatSection({ form }: { form: MessageSettingsForm }) {
  const t = useT()
  const { isOn, staffed } = form.draft.settings.chat
  return (
    <FormSection title={t('messageSettings.chat')} hint={t('messageSettings.chatHint')} gap="lg">
      <Switch
        label={t('messageSettings.chatOn')}
        description={t('messageSettings.chatOnHint')}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => form.setPart('chat', { isOn: checked })}
      />
      {isOn && (
        <fieldset className={classes.hours}>
          <legend className={classes.heading}>{t('messageSettings.staffed')}</legend>
          <WeekFields
            gap="sm"
            week={weekOf(staffed)}
            onChange={(week) => form.setPart('chat', { staffed: staffedOf(week) })}
          >
            {({ name, value, onChange }) => (
              <div className={classes.day}>
                <Switch
                  label={name}
                  checked={value !== null}
                  onChange={({ currentTarget: { checked } }) => onChange(checked ? USUAL_HOURS : null)}
                />
                {value ? (
                  <span className={classes.range}>
                    <TimeRange
                      names={{
                        from: t('messageSettings.staffedFrom', { day: name }),
                        to: t('messageSettings.staffedUntil', { day: name }),
                      }}
                      from={value.start}
                      to={value.end}
                      onFrom={(start) => onChange({ ...value, start })}
                      onTo={(end) => onChange({ ...value, end })}
                    />
                  </span>
                ) : (
                  <span className={classes.nobody}>{t('messageSettings.nobody')}</span>
                )}
              </div>
            )}
          </WeekFields>
        </fieldset>
      )}
    </FormSection>
  )
}

import { TRIGGER_KINDS, type Trigger, type TriggerKind } from '@innkeeper/domain/automations/schema.ts'
import { NumberInput, Select } from '@mantine/core'
import { TimeField } from '../../components/editing/hours/time-field.tsx'
import { useT } from '../../platform/texts.ts'
import { FIRST_TRIGGER, TRIGGER_NAMES } from './automation-words.ts'
import classes from './automations.module.css'

type Props = { trigger: Trigger; offered: readonly TriggerKind[]; onChange: (trigger: Trigger) => void }

/** What sets it off, with its number and its time where it has them. */
export function TriggerFields({ trigger, offered, onChange }: Props) {
  const t = useT()
  const kinds = TRIGGER_KINDS.filter((kind) => offered.includes(kind) || kind === trigger.on)
  return (
    <div className={classes.fields}>
      <Select
        className={classes.wide}
        label={t('automations.trigger')}
        data={kinds.map((value) => ({ value, label: t(TRIGGER_NAMES[value]) }))}
        value={trigger.on}
        allowDeselect={false}
        onChange={(on) => on && onChange(FIRST_TRIGGER[on])}
      />
      {'days' in trigger && (
        <NumberInput
          label={t('automations.days')}
          value={trigger.days}
          min={0}
          max={trigger.on === 'registration missing' ? 60 : 365}
          allowDecimal={false}
          onChange={(days) => typeof days === 'number' && onChange({ ...trigger, days })}
        />
      )}
      {'hours' in trigger && (
        <NumberInput
          label={t('automations.hours')}
          value={trigger.hours}
          min={trigger.on === 'hours before arrival' ? 1 : 0}
          max={72}
          allowDecimal={false}
          onChange={(hours) => typeof hours === 'number' && onChange({ ...trigger, hours })}
        />
      )}
      {'day' in trigger && (
        <NumberInput
          label={t('automations.day')}
          value={trigger.day}
          min={1}
          max={60}
          allowDecimal={false}
          onChange={(day) => typeof day === 'number' && onChange({ ...trigger, day })}
        />
      )}
      {'upTo' in trigger && (
        <NumberInput
          label={t('automations.score')}
          value={trigger.upTo}
          min={0}
          max={10}
          allowDecimal={false}
          onChange={(upTo) => typeof upTo === 'number' && onChange({ ...trigger, upTo })}
        />
      )}
      {'at' in trigger && (
        <TimeField
          label={t('automations.time')}
          value={trigger.at}
          onChange={(at) => at && onChange({ ...trigger, at })}
        />
      )}
    </div>
  )
}

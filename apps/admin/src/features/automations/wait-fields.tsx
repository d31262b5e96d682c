import { WAIT_UNITS, type Wait } from '@innkeeper/domain/automations/schema.ts'
import { NumberInput, Select } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import classes from './automations.module.css'

/** How long after the step before. */
export function WaitFields({ wait, onChange }: { wait: Wait; onChange: (wait: Wait) => void }) {
  const t = useT()
  return (
    <div className={classes.fields}>
      <NumberInput
        label={t('automations.wait')}
        value={wait.amount}
        min={1}
        max={365}
        allowDecimal={false}
        onChange={(amount) => typeof amount === 'number' && onChange({ ...wait, amount })}
      />
      <Select
        label={t('automations.unit')}
        data={WAIT_UNITS.map((value) => ({ value, label: t(`automations.unit.${value}`) }))}
        value={wait.unit}
        allowDeselect={false}
        onChange={(unit) => unit && onChange({ ...wait, unit })}
      />
    </div>
  )
}

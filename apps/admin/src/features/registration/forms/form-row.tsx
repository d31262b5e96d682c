import type { StaffForm } from '@innkeeper/api/registration/forms.ts'
import { isPresetCountry } from '@innkeeper/domain/registration/presets.ts'
import { Switch } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { RowHandle } from '../../../components/drag/row-order/row-handle.tsx'
import rows from '../../../components/drag/row-order/rows.module.css'
import type { RowPlace } from '../../../components/drag/row-order/use-row-order.ts'
import { useDragRow } from '../../../components/drag/use-drag-row.ts'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { useT } from '../../../platform/texts.ts'
import { useTurnForm } from './api.ts'
import classes from './forms.module.css'
import { countryName, lawName } from './law-words.ts'
import { Warning } from './warning.tsx'

type Props = {
  form: StaffForm
  /** Names of target groups by id, once they are known. */
  groups: ReadonlyMap<string, string> | undefined
  isShadowed: boolean
  place: RowPlace
}

export function FormRow({ form, groups, isShadowed, place }: Props) {
  const t = useT()
  const { rowProps, handleRef, isCarried } = useDragRow(form.id)
  const { turn, isPending, error } = useTurnForm(form)
  const { id, name, isOn, targetGroupIds, body, sent } = form
  const isForAll = targetGroupIds.length === 0
  const names = targetGroupIds.map((group) => (groups ? (groups.get(group) ?? t('regForms.gone')) : '…'))
  const law = isPresetCountry(body.country)
    ? `${countryName(body.country)}, ${lawName(t, body.country)}`
    : countryName(body.country)
  return (
    <li
      {...rowProps}
      className={`${rows.row} ${classes.form}`}
      data-carried={isCarried || undefined}
      data-drop={place.dropMark ?? undefined}
    >
      <RowHandle handleRef={handleRef} name={name} place={place} />
      <Switch
        className={classes.switch}
        aria-label={t('regForms.isOn.row', { name })}
        checked={isOn}
        disabled={isPending}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      <div className={classes.words}>
        <Link to="/registration/forms/$formId" params={{ formId: id }} className={classes.name}>
          {name}
        </Link>
        <p className={classes.quiet}>{law}</p>
        <p className={classes.quiet}>{isForAll ? t('regForms.everybody') : names.join(', ')}</p>
        {isShadowed && (
          <Warning>{t(isForAll ? 'regForms.nobody.everybody' : 'regForms.nobody.groups')}</Warning>
        )}
        <ErrorAlert error={error} mt="xs" />
      </div>
      <p className={classes.count} data-none={sent === 0 || undefined}>
        <strong>{sent}</strong> {t('regForms.sent')}
      </p>
    </li>
  )
}

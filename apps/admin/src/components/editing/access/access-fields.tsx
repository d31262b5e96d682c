import { ACCESS_FIELDS, ACCESS_LIMITS, type Access } from '@innkeeper/domain/units/access.ts'
import { PasswordInput, TextInput } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import classes from './access-fields.module.css'

type Props = {
  access: Access
  onChange: (access: Access) => void
  labels: Readonly<Record<keyof Access, string>>
  /** What is wrong, by field. */
  errors?: Partial<Record<keyof Access, string | undefined>>
}

/** Door code, Wi-Fi name and password. Codes are covered until somebody wants to read them: screens face guests. */
export function AccessFields({ access, onChange, labels, errors = {} }: Props) {
  const t = useT()
  return (
    <div className={classes.fields}>
      {ACCESS_FIELDS.map((field) => {
        const input = {
          label: labels[field],
          value: access[field] ?? '',
          maxLength: ACCESS_LIMITS[field],
          error: errors[field],
          spellCheck: false,
          onChange: (event: { currentTarget: { value: string } }) =>
            onChange({ ...access, [field]: event.currentTarget.value || null }),
        }
        if (field === 'wifiName') return <TextInput key={field} autoComplete="off" {...input} />
        return (
          <PasswordInput
            key={field}
            // A browser offers to fill or to remember the person's own password otherwise.
            autoComplete="new-password"
            visibilityToggleButtonProps={{
              'aria-label': t('access.show', { field: labels[field] }),
              tabIndex: 0,
            }}
            {...input}
          />
        )
      })}
    </div>
  )
}

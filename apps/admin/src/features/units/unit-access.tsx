import type { Access } from '@innkeeper/domain/units/access.ts'
import { Fieldset, Stack, Text } from '@mantine/core'
import { AccessFields } from '../../components/editing/access/access-fields.tsx'
import { useT } from '../../platform/texts.ts'
import classes from './units.module.css'

type Props = { access: Access; onChange: (access: Access) => void }

/** What opens one unit. */
export function UnitAccess({ access, onChange }: Props) {
  const t = useT()
  return (
    <Fieldset
      variant="unstyled"
      legend={t('units.unit.access')}
      classNames={{ root: classes.access, legend: classes.legend }}
    >
      <Stack gap="sm">
        <Text c="dimmed" size="sm">
          {t('units.unit.accessHint')}
        </Text>
        <AccessFields
          access={access}
          onChange={onChange}
          labels={{
            doorCode: t('access.doorCode'),
            wifiName: t('access.wifiName'),
            wifiPassword: t('access.wifiPassword'),
          }}
        />
      </Stack>
    </Fieldset>
  )
}

import type { StaffUnit } from '@innkeeper/api/units.ts'
import { Button, CopyButton, Group, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCheck, IconCopy, IconRefresh } from '@tabler/icons-react'
import { LocalCodesWarning } from '../../components/public-address/local-codes-warning.tsx'
import { unitLink } from '../../platform/addresses.ts'
import { useCan, useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { RenewDialog } from './renew-dialog.tsx'
import { UnitQrMenu } from './unit-qr-menu.tsx'

/** Where the unit's QR code leads. */
export function UnitLink({ unit }: { unit: StaffUnit }) {
  const t = useT()
  const canManage = useCan()('units:manage')
  const { property } = useSession()
  const [isAsking, question] = useDisclosure(false)
  const address = unitLink(property.id, unit.linkId)
  return (
    <div>
      <TextInput
        label={t('units.unit.link')}
        description={t('units.unit.linkHint')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="xs" mt="xs">
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="xs"
              onClick={copy}
              leftSection={copied ? <IconCheck size={15} /> : <IconCopy size={15} stroke={1.7} />}
            >
              {copied ? t('action.copied') : t('units.unit.copyLink')}
            </Button>
          )}
        </CopyButton>
        <UnitQrMenu unitId={unit.id} />
        {canManage && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            onClick={question.open}
            leftSection={<IconRefresh size={15} stroke={1.7} />}
          >
            {t('units.unit.renew')}
          </Button>
        )}
      </Group>
      <LocalCodesWarning />
      {isAsking && <RenewDialog unit={unit} onClose={question.close} />}
    </div>
  )
}

import type { QrSheetLayout } from '@innkeeper/api/units.ts'
import { Alert, Button, Menu } from '@mantine/core'
import { IconChevronDown, IconQrcode } from '@tabler/icons-react'
import { errorText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { usePrintSheet } from './api.ts'

/** What one room is printed on; a list of one would be none. */
const LAYOUTS = ['a6', 'cards', 'stickers'] as const satisfies readonly QrSheetLayout[]

/** The QR code of one unit as a file to print. */
export function UnitQrMenu({ unitId }: { unitId: string }) {
  const t = useT()
  const print = usePrintSheet()
  return (
    <>
      <Menu position="bottom-start" shadow="md">
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            loading={print.isPending}
            leftSection={<IconQrcode size={15} stroke={1.7} />}
            rightSection={<IconChevronDown size={14} />}
          >
            {t('units.unit.qrPdf')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {LAYOUTS.map((layout) => (
            <Menu.Item key={layout} onClick={() => print.mutate({ ids: [unitId], layout })}>
              {t(`units.unit.print.${layout}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {print.error && (
        <Alert color="red" variant="light" role="alert">
          {errorText(t, print.error)}
        </Alert>
      )}
    </>
  )
}

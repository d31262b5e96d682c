import { ActionIcon, Button, Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDots, IconDownload, IconPrinter, IconUpload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { CsvButton } from '../../../components/csv-button/csv-button.tsx'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useSpreadsheet } from '../../../platform/spreadsheet-choice.ts'
import { useT } from '../../../platform/texts.ts'
import { useExportGuests } from '../api.ts'
import { ImportLink } from '../import/import-link.tsx'
import type { guestListAsked } from './guests-search.ts'
import { WalkInLink } from './walk-in-link.tsx'

type Props = { asked: ReturnType<typeof guestListAsked>; onPrint: () => void }

/** Who is new, and the list on paper or as a file; on a phone the latter two stand in a menu. */
export function GuestActions({ asked, onPrint }: Props) {
  const t = useT()
  const isPhone = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false })
  const [spreadsheet] = useSpreadsheet()
  const start = useExportGuests()
  const tellFailure = useFailureNotice()
  const { after: _, before: _before, ...filters } = asked
  const save = (as = spreadsheet) => start.mutate({ ...filters, spreadsheet: as }, { onError: tellFailure })
  return (
    <>
      {!isPhone && (
        <>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
            onClick={onPrint}
          >
            {t('guests.print')}
          </Button>
          <ImportLink />
          <CsvButton label={t('guests.export')} isLoading={start.isPending} onDownload={save} />
        </>
      )}
      <Button renderRoot={(props) => <Link to="/guests/new" {...props} />}>{t('guests.newBooking')}</Button>
      <WalkInLink />
      {isPhone && (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <ActionIcon variant="default" size="input-sm" aria-label={t('guests.more')}>
              <IconDots size={18} stroke={1.6} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconUpload size={18} stroke={1.6} aria-hidden />}
              renderRoot={(props) => <Link to="/guests/import" {...props} />}
            >
              {t('guests.empty.import')}
            </Menu.Item>
            <Menu.Item leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />} onClick={onPrint}>
              {t('guests.print')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
              onClick={() => save()}
            >
              {t('guests.export')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}

import { exportGuestbook } from '@innkeeper/api/guestbook/files.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import {
  IconArrowBackUp,
  IconDotsVertical,
  IconDownload,
  IconFileImport,
  IconHistory,
} from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { download } from '../../../platform/download.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useT } from '../../../platform/texts.ts'
import { settleOpenCards } from '../draft/open-cards.ts'
import { HistoryDrawer } from '../publish/history-drawer.tsx'
import { useCardCommands } from '../use-card-commands.ts'
import { ImportDialog } from './import-dialog.tsx'

const ICON = { size: 16, stroke: 1.6 }

/** What concerns the guestbook as a whole: history, file, back to what is published. */
export function EditorMenu({ changes }: { changes: number }) {
  const t = useT()
  const [isHistoryOpen, history] = useDisclosure(false)
  const [isImportOpen, importing] = useDisclosure(false)
  const [isDiscardOpen, discarding] = useDisclosure(false)
  const save = async () => {
    await settleOpenCards()
    await download(exportGuestbook).catch((error: unknown) =>
      notifications.show({ color: 'red', message: errorText(t, error) }),
    )
  }
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={250}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('cards.guestbookActions')}>
            <IconDotsVertical size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconHistory {...ICON} />} onClick={history.open}>
            {t('history.title')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowBackUp {...ICON} />}
            disabled={changes === 0}
            onClick={discarding.open}
          >
            {t('discard.all')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconDownload {...ICON} />} onClick={save}>
            {t('export.title')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileImport {...ICON} />} onClick={importing.open}>
            {t('import.title')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <HistoryDrawer isOpen={isHistoryOpen} onClose={history.close} />
      <ImportDialog isOpen={isImportOpen} onClose={importing.close} />
      <DiscardAllDialog changes={changes} isOpen={isDiscardOpen} onClose={discarding.close} />
    </>
  )
}

type DiscardProps = { changes: number; isOpen: boolean; onClose: () => void }

function DiscardAllDialog({ changes, isOpen, onClose }: DiscardProps) {
  const t = useT()
  const commands = useCardCommands()
  const [isBusy, setIsBusy] = useState(false)
  const discard = async () => {
    setIsBusy(true)
    await settleOpenCards()
    if (await commands.discardAll()) onClose()
    setIsBusy(false)
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('discard.allTitle')}
      action={{ label: t('discard.all'), onClick: discard, isPending: isBusy }}
    >
      {t('discard.allText', { count: changes })}
    </ConfirmDialog>
  )
}

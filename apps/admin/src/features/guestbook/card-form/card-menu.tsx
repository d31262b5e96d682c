import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowBackUp, IconCopy, IconDots, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { useT } from '../../../platform/texts.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { useCardActs } from '../list/use-card-acts.ts'
import { useCardCommands } from '../use-card-commands.ts'

const ICON = { size: 16, stroke: 1.6 }

/** Copy, hide, back to what is published, delete. */
export function CardMenu({ staffCard }: { staffCard: StaffCard }) {
  const t = useT()
  const store = useStore()
  const acts = useCardActs()
  const isHidden = useDraftField((draft) => draft.isHidden)
  const [isAsking, question] = useDisclosure(false)
  const isDifferent = staffCard.isChanged || staffCard.isMoved || !staffCard.isPublished
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={240}>
        <Menu.Target>
          <ActionIcon aria-label={t('cards.cardActions')}>
            <IconDots size={20} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => acts.copy(staffCard)}>
            {t('cards.copy')}
          </Menu.Item>
          <Menu.Item
            leftSection={isHidden ? <IconEye {...ICON} /> : <IconEyeOff {...ICON} />}
            onClick={() => store.change((draft) => ({ ...draft, isHidden: !draft.isHidden }))}
          >
            {isHidden ? t('cards.show') : t('cards.hide')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowBackUp {...ICON} />}
            disabled={!isDifferent}
            onClick={question.open}
          >
            {t('discard.card')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconTrash {...ICON} />} onClick={() => acts.remove(staffCard)}>
            {t('action.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <DiscardDialog staffCard={staffCard} isOpen={isAsking} onClose={question.close} />
    </>
  )
}

type DialogProps = { staffCard: StaffCard; isOpen: boolean; onClose: () => void }

/** Asks before a card goes back to what guests see; one they never saw would be gone. */
function DiscardDialog({ staffCard, isOpen, onClose }: DialogProps) {
  const t = useT()
  const store = useStore()
  const navigate = useNavigate()
  const commands = useCardCommands()
  const [isBusy, setIsBusy] = useState(false)
  const discard = async () => {
    setIsBusy(true)
    const card = await commands.discard(staffCard.card.id, () => store.get().base.revision)
    setIsBusy(false)
    onClose()
    if (card === null) await navigate({ to: '/guestbook' })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('discard.cardTitle')}
      action={{ label: t('action.discard'), onClick: discard, isPending: isBusy }}
    >
      {staffCard.isPublished ? t('discard.cardText') : t('discard.newText')}
    </ConfirmDialog>
  )
}

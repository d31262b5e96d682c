import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { isCalledOff } from '@innkeeper/domain/guests/phase.ts'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconArrowsExchange,
  IconBan,
  IconCalendarEvent,
  IconDoorEnter,
  IconDoorExit,
  IconDots,
  IconPencil,
  IconRestore,
  IconUserOff,
} from '@tabler/icons-react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { onFirstPress } from '../../../components/first-press.ts'
import { useT } from '../../../platform/texts.ts'
import { nameWords } from './full-name.ts'
import classes from './guest-page.module.css'
import { useDays } from './use-days.ts'
import { useOpenDeed } from './use-open-deed.ts'
import { useStayActs } from './use-stay-acts.ts'

type Part = { guest: GuestPage }

/** The next step first; what is rarer in a menu. */
export function StayActions({ guest }: Part) {
  const t = useT()
  const { open } = useOpenDeed()
  return (
    <div className={classes.actions}>
      <NextStep guest={guest} />
      {!guest.isErased && (
        <Button
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.7} />}
          onClick={() => open('change')}
        >
          {t('guest.change')}
        </Button>
      )}
      <MoreActions guest={guest} />
    </div>
  )
}

function NextStep({ guest }: Part) {
  const t = useT()
  const { open } = useOpenDeed()
  const { act, running } = useStayActs()
  if (isCalledOff(guest)) {
    if (guest.isErased) return null
    return (
      <Button
        leftSection={<IconRestore size={16} stroke={1.7} />}
        loading={running === 'reinstate'}
        onClick={() => act(guest, 'reinstate')}
      >
        {t('guest.reinstate')}
      </Button>
    )
  }
  if (guest.state === 'precheckin') {
    if (guest.isErased) return null
    return (
      <Button leftSection={<IconDoorEnter size={16} stroke={1.7} />} onClick={() => open('checkIn')}>
        {t('guest.checkIn')}
      </Button>
    )
  }
  if (guest.state === 'checkout') return null
  return (
    <Button
      leftSection={<IconDoorExit size={16} stroke={1.7} />}
      loading={running === 'checkOut'}
      onClick={onFirstPress(() => act(guest, 'checkOut'))}
    >
      {t('guest.checkOut')}
    </Button>
  )
}

function MoreActions({ guest }: Part) {
  const t = useT()
  const { today } = useDays()
  const { open } = useOpenDeed()
  const { act, running } = useStayActs()
  const [isAsking, question] = useDisclosure(false)
  const isBefore = guest.state === 'precheckin'
  if (isCalledOff(guest) || (guest.isErased && !isBefore)) return null
  const cancel = () => {
    question.close()
    act(guest, 'cancel')
  }
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon size={36} variant="default" aria-label={t('guest.more')} loading={running !== null}>
            <IconDots size={18} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!guest.isErased && (
            <>
              <Menu.Item
                leftSection={<IconArrowsExchange size={16} stroke={1.6} />}
                onClick={() => open('room')}
              >
                {guest.unit ? t('guest.changeRoom') : t('guest.giveRoom')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconCalendarEvent size={16} stroke={1.6} />}
                onClick={() => open('departure')}
              >
                {t('guest.extend')}
              </Menu.Item>
            </>
          )}
          {isBefore && guest.arrival <= today && (
            <Menu.Item
              leftSection={<IconUserOff size={16} stroke={1.6} />}
              onClick={() => act(guest, 'noShow')}
            >
              {t('guest.noShow')}
            </Menu.Item>
          )}
          {isBefore && (
            <Menu.Item color="red" leftSection={<IconBan size={16} stroke={1.6} />} onClick={question.open}>
              {t('guest.cancel')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('guest.cancel.title', { name: nameWords(t, { ...guest.guest, isErased: guest.isErased }) })}
        action={{ label: t('guest.cancel'), onClick: cancel }}
        onClose={question.close}
      >
        {t('guest.cancel.text')}
      </ConfirmDialog>
    </>
  )
}

import type { StaffUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/texts.ts'
import { DeleteUpgradeDialog } from '../delete-upgrade-dialog.tsx'
import { useCategories } from '../use-categories.ts'

export function UpgradeMenu({ item: { upgrade } }: { item: StaffUpgrade }) {
  const t = useT()
  const { wayOf } = useCategories()
  const [isDeleting, question] = useDisclosure(false)
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon aria-label={t('roomUpgrades.actions', { name: wayOf(upgrade) })}>
            <IconDots size={18} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPencil size={16} />}
            renderRoot={(props) => (
              <Link to="/room-upgrades/$roomUpgradeId" params={{ roomUpgradeId: upgrade.id }} {...props} />
            )}
          >
            {t('roomUpgrades.edit')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} />} onClick={question.open}>
            {t('action.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isDeleting && <DeleteUpgradeDialog upgrade={upgrade} onClose={question.close} />}
    </>
  )
}

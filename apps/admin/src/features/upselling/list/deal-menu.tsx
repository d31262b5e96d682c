import type { StaffDeal } from '@innkeeper/api/upselling/deals.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/texts.ts'
import { DeleteDealDialog } from '../delete-deal-dialog.tsx'
import { useDealTitle } from '../use-deal-title.ts'
import type { DealActs } from './use-deal-acts.ts'

export function DealMenu({ item, acts }: { item: StaffDeal; acts: DealActs }) {
  const t = useT()
  const name = useDealTitle()(item.deal)
  const [isDeleting, question] = useDisclosure(false)
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon aria-label={t('upselling.actions', { name })}>
            <IconDots size={18} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPencil size={16} />}
            renderRoot={(props) => (
              <Link to="/upselling/$dealId" params={{ dealId: item.deal.id }} {...props} />
            )}
          >
            {t('upselling.edit')}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => acts.copy(item)}>
            {t('upselling.copy')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} />} onClick={question.open}>
            {t('action.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isDeleting && <DeleteDealDialog deal={item.deal} onClose={question.close} />}
    </>
  )
}

import type { UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../platform/texts.ts'
import { useDeleteCategory } from './api.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'

/** What can be done with a category beside adding to it. */
export function CategoryMenu({ category }: { category: UnitCategory }) {
  const t = useT()
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const remove = useDeleteCategory(category.id)
  const close = () => setOpen(null)
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon ml="auto" aria-label={t('units.category.menu', { name: category.name })}>
            <IconDots size={18} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => setOpen('rename')}>
            {t('units.category.rename')}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} stroke={1.6} />}
            onClick={() => setOpen('delete')}
          >
            {t('action.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'rename' && <RenameDialog category={category} onClose={close} />}
      {open === 'delete' && (
        <DeleteDialog
          title={t('units.category.delete.title', { name: category.name })}
          text={t('units.category.delete.text')}
          name={category.name}
          remove={remove}
          onClose={close}
        />
      )}
    </>
  )
}

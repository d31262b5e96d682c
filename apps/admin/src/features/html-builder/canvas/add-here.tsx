import { Menu } from '@mantine/core'
import { IconClipboardPlus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../../platform/texts.ts'
import { carriedModules } from '../editor/carried-modules.ts'
import { useModuleActs } from '../editor/use-module-acts.ts'
import { ModuleMenuItems } from '../palette/module-menu-items.tsx'
import classes from './module-frame.module.css'

/** A new module between two others; the menu is made when it is asked for, because a template has many places. */
export function AddHere({ at, after }: { at: number; after: string }) {
  const t = useT()
  const acts = useModuleActs()
  const [isOpen, setIsOpen] = useState(false)
  const button = (
    <button
      type="button"
      className={classes.add}
      tabIndex={-1}
      aria-label={t('templates.addAfter', { name: after })}
      onClick={(event) => {
        event.stopPropagation()
        setIsOpen(true)
      }}
    >
      <IconPlus size={16} stroke={1.8} aria-hidden />
    </button>
  )
  if (!isOpen) return button
  return (
    <Menu opened onChange={setIsOpen} position="bottom" shadow="md" withinPortal>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown onClick={(event) => event.stopPropagation()}>
        <ModuleMenuItems at={at} />
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconClipboardPlus size={16} stroke={1.6} aria-hidden />}
          onClick={() => acts.paste(carriedModules(), at)}
        >
          {t('templates.act.paste')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

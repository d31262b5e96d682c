import { MODULE_KINDS } from '@innkeeper/html-builder/module-kinds.ts'
import { Menu } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import { useEditor } from '../editor/editor-session.ts'
import { useModuleActs } from '../editor/use-module-acts.ts'
import { CONTENT_MODULES, HOUSE_MODULES, MODULE_ICONS } from '../module-icons.ts'

/** The modules that a template of this type can hold, as lines of a menu. */
export function ModuleMenuItems({ at }: { at: number }) {
  const t = useT()
  const { type } = useEditor()
  const acts = useModuleActs()
  return [...CONTENT_MODULES, ...HOUSE_MODULES]
    .filter((module) => MODULE_KINDS[module].fits.includes(type))
    .map((module) => {
      const IconShown = MODULE_ICONS[module]
      return (
        <Menu.Item
          key={module}
          leftSection={<IconShown size={16} stroke={1.6} aria-hidden />}
          onClick={() => acts.add(module, at)}
        >
          {t(`templates.module.${module}`)}
        </Menu.Item>
      )
    })
}

import type { TemplateModuleType } from '@innkeeper/domain/html-builder/constants.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { MODULE_KINDS } from '@innkeeper/html-builder/module-kinds.ts'
import { Tabs } from '@mantine/core'
import { useDragRow } from '../../../components/drag/use-drag-row.ts'
import { useT } from '../../../platform/texts.ts'
import { NEW_PREFIX } from '../editor/drop-mark.ts'
import { useEditor, useView } from '../editor/editor-session.ts'
import { useModuleActs } from '../editor/use-module-acts.ts'
import { CONTENT_MODULES, HOUSE_MODULES, MODULE_ICONS } from '../module-icons.ts'
import { FindingsBox } from './findings-box.tsx'
import { Outline } from './outline.tsx'
import classes from './palette.module.css'

/** What can be put on the page, what stands on it, and what there is to look at. */
export function Palette({ brand }: { brand: Brand }) {
  const t = useT()
  const { view, type } = useEditor()
  const shown = useView(({ palette }) => palette)
  return (
    <div className={classes.palette}>
      <Tabs
        value={shown}
        onChange={(next) => view.set({ palette: next === 'outline' ? 'outline' : 'add' })}
        variant="none"
        keepMounted={false}
        classNames={{ list: classes.tabs ?? '', tab: classes.tab ?? '', panel: classes.panel ?? '' }}
      >
        <Tabs.List>
          <Tabs.Tab value="add">{t('templates.palette.add')}</Tabs.Tab>
          <Tabs.Tab value="outline">{t(`templates.palette.on.${type}`)}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="add">
          <Tiles title={t('templates.palette.content')} modules={CONTENT_MODULES} />
          <Tiles title={t('templates.palette.house')} modules={HOUSE_MODULES} />
        </Tabs.Panel>
        <Tabs.Panel value="outline">
          <Outline />
        </Tabs.Panel>
      </Tabs>
      <FindingsBox brand={brand} />
    </div>
  )
}

function Tiles({ title, modules }: { title: string; modules: readonly TemplateModuleType[] }) {
  const { type } = useEditor()
  const fitting = modules.filter((module) => MODULE_KINDS[module].fits.includes(type))
  if (fitting.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={classes.group}>{title}</h2>
      <ul className={classes.tiles}>
        {fitting.map((module) => (
          <li key={module}>
            <Tile module={module} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Pressed, it stands after the selected module; carried, where it is let go. */
function Tile({ module }: { module: TemplateModuleType }) {
  const t = useT()
  const acts = useModuleActs()
  const { rowProps } = useDragRow(NEW_PREFIX + module)
  const IconShown = MODULE_ICONS[module]
  const name = t(`templates.module.${module}`)
  return (
    <button
      {...rowProps}
      type="button"
      className={classes.tile}
      aria-label={t('templates.add', { name })}
      onClick={() => acts.add(module)}
    >
      <IconShown size={20} stroke={1.6} aria-hidden />
      {t(`templates.tile.${module}`)}
    </button>
  )
}

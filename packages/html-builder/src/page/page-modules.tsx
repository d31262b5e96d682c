import type { TemplateModuleType } from '@innkeeper/domain/html-builder/constants.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import type { ComponentType, ReactNode } from 'react'
import { titleModule } from '../content-lines.ts'
import { MODULE_PAGES } from '../module-pages.tsx'
import type { TemplateModule } from '../module-schemas.ts'
import look from './look.module.css'
import type { ModulePageProps } from './module-page-props.ts'
import styles from './page-modules.module.css'
import { usePageSetting } from './page-setting.tsx'

/** A picture this near the top is loaded before the rest. */
const FIRST_PLACES = 2

type Props = {
  modules: readonly TemplateModule[]
  /** What an editor draws around each; a page has nothing there. */
  around?: (module: TemplateModule, drawn: ReactNode) => ReactNode
}

/** The modules of a page below each other, inside of its PageGround; what has nothing to say takes no room. */
export function PageModules({ modules, around = (_, drawn) => drawn }: Props) {
  const setting = usePageSetting()
  const title = titleModule(modules)
  return (
    <div className={classNames(look[setting.look], styles.modules)}>
      <div className={styles.list}>
        {modules.map((module, index) => {
          const { top, bottom } = module.outerPadding
          return (
            <div
              key={module.id}
              className={styles.module}
              style={top + bottom === 0 ? undefined : { paddingBlock: `${top}px ${bottom}px` }}
            >
              {around(
                module,
                <PageModule module={module} isTitle={module === title} isFirst={index < FIRST_PLACES} />,
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** One module as its type draws it. */
export function PageModule({ module, ...rest }: ModulePageProps<TemplateModuleType>) {
  const Module = MODULE_PAGES[module.type] as ComponentType<ModulePageProps<TemplateModuleType>>
  return <Module module={module} {...rest} />
}

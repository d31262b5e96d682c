import type { TemplateModuleType } from '@innkeeper/domain/html-builder/constants.ts'
import { titleModule } from '@innkeeper/html-builder/content-lines.ts'
import type { TemplateModule } from '@innkeeper/html-builder/module-schemas.ts'
import type { ComponentType } from 'react'
import type { ModuleProps } from './module-props.ts'
import { ButtonModule } from './modules/button-module.tsx'
import { DividerModule } from './modules/divider-module.tsx'
import { HeaderModule } from './modules/header-module.tsx'
import { ImageModule } from './modules/image-module.tsx'
import { TextModule } from './modules/text-module.tsx'
import styles from './page-screen.module.css'

/** Type to component; a type without one draws nothing. */
const MODULES: { [T in TemplateModuleType]?: ComponentType<ModuleProps<T>> } = {
  header: HeaderModule,
  text: TextModule,
  image: ImageModule,
  button: ButtonModule,
  divider: DividerModule,
}

/** A picture this near the top is loaded before the rest. */
const FIRST_PLACES = 2

export function PageModules({ modules }: { modules: readonly TemplateModule[] }) {
  const title = titleModule(modules)
  return modules.map((module, index) => {
    const Module = MODULES[module.type] as ComponentType<ModuleProps<TemplateModuleType>> | undefined
    if (!Module) return null
    const { top, bottom } = module.outerPadding
    return (
      <div
        key={module.id}
        className={styles.module}
        style={top + bottom === 0 ? undefined : { paddingBlock: `${top}px ${bottom}px` }}
      >
        <Module module={module} isTitle={module === title} isFirst={index < FIRST_PLACES} />
      </div>
    )
  })
}

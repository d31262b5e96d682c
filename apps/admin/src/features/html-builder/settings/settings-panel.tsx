import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useDeferredValue } from 'react'
import { useView } from '../editor/editor-session.ts'
import { SettingsStage } from './settings-stage.tsx'
import { TemplateSettings } from './template-settings.tsx'

// Nothing is selected when a template opens.
const ModuleSettings = lazy(async () => ({ default: (await import('./module-settings.tsx')).ModuleSettings }))

/** Settings of the selected module, or of the template when none is selected. */
export function SettingsPanel({ brand }: { brand: Brand }) {
  const wanted = useView((view) => view.selected)
  // The canvas answers first; a form is drawn in between. Until it is there, nothing is typed into the one before.
  const selected = useDeferredValue(wanted)
  return (
    <SettingsStage brand={brand}>
      <div inert={selected !== wanted}>
        {selected ? (
          <Suspense fallback={<Skeleton width="auto" height={240} m="md" />}>
            <ModuleSettings key={selected} id={selected} />
          </Suspense>
        ) : (
          <TemplateSettings brand={brand} />
        )}
      </div>
    </SettingsStage>
  )
}

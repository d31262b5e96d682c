import { CollapsibleSection } from '../../../components/editing/collapsible-section/collapsible-section.tsx'
import { useT } from '../../../platform/texts.ts'
import { useDraftField } from '../draft/use-card-store.ts'
import { CardIcon } from './card-icon.tsx'

export function IconSection() {
  const t = useT()
  const icon = useDraftField(({ options }) => options.icon)
  return (
    <CollapsibleSection title={t('icon.label')} summary={icon ? t(`icon.${icon}`) : t('icon.none')}>
      <CardIcon title={{ 'aria-label': t('icon.label') }} />
    </CollapsibleSection>
  )
}

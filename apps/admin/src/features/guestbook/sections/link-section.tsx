import { CollapsibleSection } from '../../../components/editing/collapsible-section/collapsible-section.tsx'
import { useT } from '../../../platform/texts.ts'
import { useAskedIn } from '../card-form/asked-field.ts'
import { useDraftField } from '../draft/use-card-store.ts'
import { LinkFields } from './link-fields.tsx'

/** Where a small box leads. */
export function LinkSection() {
  const t = useT()
  const sentTo = useAskedIn('link')
  const link = useDraftField(({ options }) => options.link)
  return (
    <CollapsibleSection
      sentTo={sentTo}
      title={t('cards.section.link')}
      summary={link ? `${t(`link.type.${link.type}`)}` : t('link.none')}
      isOpenAtFirst
      gap="md"
    >
      <LinkFields label={t('link.type')} />
    </CollapsibleSection>
  )
}

import { useT } from '../../../platform/texts.ts'
import { Section } from '../card-form/section.tsx'
import { useDraftField } from '../draft/use-card-store.ts'
import { IconField } from './icon-field.tsx'

export function IconSection() {
  const t = useT()
  const icon = useDraftField(({ options }) => options.icon)
  return (
    <Section title={t('icon.label')} summary={icon ? t(`icon.${icon}`) : t('icon.none')}>
      <IconField isLabelled={false} />
    </Section>
  )
}

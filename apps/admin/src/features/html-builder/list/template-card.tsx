import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import { useMoment } from '../../../platform/use-moment.ts'
import { defaultSignatureQuery } from '../api.ts'
import { TemplatePicture } from '../canvas/template-picture.tsx'
import { editorAddress } from '../locations.ts'
import { countPlaces } from '../places.ts'
import { TemplateMenu } from './template-menu.tsx'
import { templateState } from './template-state.ts'
import classes from './templates.module.css'

const TONES = { published: 'good', changed: 'notice', draft: 'quiet' } as const

/** One template: how it looks, how far it is published, where it is used. */
export function TemplateCard({ template, brand }: { template: StaffTemplate; brand: Brand | undefined }) {
  const t = useT()
  const { ago } = useMoment()
  const state = templateState(template)
  const { data: signature } = useQuery({ ...defaultSignatureQuery, enabled: template.type === 'signature' })
  const uses = countPlaces(template.linkedTo)
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        {brand && <TemplatePicture content={template} pictures={template.pictures} brand={brand} />}
      </div>
      <div className={classes.words}>
        <div className={classes.line}>
          <Link {...editorAddress(template)} className={classes.name} title={template.name} data-row-target>
            {template.name}
          </Link>
          <TemplateMenu template={template} isDefault={signature === template.id} />
        </div>
        <div className={classes.facts}>
          <StateBadge tone={TONES[state]}>{t(`templates.state.${state}`)}</StateBadge>
          {signature === template.id && (
            <StateBadge tone="good">{t('templates.signature.default')}</StateBadge>
          )}
          {!template.translated && <span>{t('templates.untranslated')}</span>}
        </div>
        <div className={classes.quiet}>
          {uses > 0 ? t('templates.usedBy', { count: uses }) : t('templates.unused')}
          {' · '}
          {ago(template.lastModified)}
        </div>
      </div>
    </li>
  )
}

export function TemplateCardSkeleton() {
  return (
    <li className={classes.card}>
      <Skeleton height={210} radius={0} />
      <div className={classes.words}>
        <Skeleton height={18} width="60%" />
        <Skeleton height={14} width="40%" mt={8} />
      </div>
    </li>
  )
}

import { isEmpty, isFeatureClosed } from '@innkeeper/html-builder/draft/findings.ts'
import type { TemplateModule } from '@innkeeper/html-builder/module-schemas.ts'
import { usePageSetting } from '@innkeeper/html-builder/page/page-setting.tsx'
import { IconPuzzleOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { sourcesQuery } from '../api.ts'
import { useModuleActs } from '../editor/use-module-acts.ts'
import { MODULE_ICONS } from '../module-icons.ts'
import { useSignature } from '../use-signature.ts'
import classes from './module-frame.module.css'

/** Whether a module would be nothing but a gap: guests do not see it as it is. */
export function useNeedsHint(module: TemplateModule | null): boolean {
  const { offers, surveys } = usePageSetting()
  if (!module) return true
  switch (module.type) {
    case 'upselling':
    case 'room-upgrades':
      return (offers[module.id]?.length ?? 0) === 0
    case 'guest-feedback':
      return !surveys[module.id]
    case 'signature':
      return true
    case 'divider':
      return !module.props.visibility
    default:
      return isEmpty(module)
  }
}

/** Stands for a module that shows nothing yet, and says what is missing. */
export function ModuleHint({ id, module }: { id: string; module: TemplateModule | null }) {
  const t = useT()
  const acts = useModuleActs()
  const signature = useSignature(module?.type === 'signature')
  const IconShown = module ? MODULE_ICONS[module.type] : IconPuzzleOff
  const words = () => {
    if (!module) return t('templates.hint.unknown')
    if (module.type === 'signature' && signature) {
      return t(`templates.hint.signature${signature.publishedAt ? 'Chosen' : 'Unpublished'}`, {
        name: signature.name,
      })
    }
    return t(`templates.hint.${module.type}`)
  }
  return (
    <div className={classes.hint}>
      <IconShown size={24} stroke={1.5} aria-hidden />
      <span>
        <strong>{acts.nameOf(id)}</strong>
        {words()}
      </span>
    </div>
  )
}

/** Says under a button that guests do not get it yet. */
export function ClosedNote({ module }: { module: TemplateModule }) {
  const t = useT()
  const main = useDefaultLanguage().index
  const { data } = useQuery(sourcesQuery(main))
  if (module.type !== 'button') return null
  const { type, destination, alignment } = module.props
  if (!isFeatureClosed({ type, value: destination }, data?.features ?? null)) return null
  return (
    <p className={classes.closed} style={{ textAlign: alignment }}>
      {t('templates.link.closed')}
    </p>
  )
}

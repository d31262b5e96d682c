import { isEmpty, isFeatureClosed } from '@innkeeper/html-builder/draft/findings.ts'
import type { TemplateModule } from '@innkeeper/html-builder/module-schemas.ts'
import { usePageSetting } from '@innkeeper/html-builder/page/page-setting.tsx'
import { IconPuzzleOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { sourcesQuery } from '../api.ts'
import { useView } from '../editor/editor-session.ts'
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
  const acts = useModuleActs()
  const IconShown = module ? MODULE_ICONS[module.type] : IconPuzzleOff
  return (
    <div className={classes.hint}>
      <IconShown size={24} stroke={1.5} aria-hidden />
      <span>
        <strong>{acts.nameOf(id)}</strong>
        <HintWords type={module?.type} />
      </span>
    </div>
  )
}

function HintWords({ type }: { type: TemplateModule['type'] | undefined }) {
  const t = useT()
  if (type === undefined) return t('templates.hint.unknown')
  if (type === 'signature') return <SignatureWords />
  if (type === 'guest-feedback') return <FeedbackWords />
  return t(`templates.hint.${type}`)
}

/** Which signature stands here; nothing while it is not known. */
function SignatureWords() {
  const t = useT()
  const signature = useSignature(true)
  if (signature === undefined) return null
  if (signature === null) return t('templates.hint.signature')
  const { name, publishedAt } = signature
  return t(`templates.hint.signature${publishedAt ? 'Chosen' : 'Unpublished'}`, { name })
}

function FeedbackWords() {
  const t = useT()
  const language = useView((view) => view.language)
  const { data } = useQuery(sourcesQuery(language))
  if (!data) return null
  return data.guestFeedback.isReady ? t('templates.hint.guest-feedback') : t('templates.missing.survey')
}

/** Says under a button that guests do not get it yet. */
export function ClosedNote({ module }: { module: TemplateModule }) {
  const t = useT()
  const main = useDefaultLanguage().index
  const { data } = useQuery(sourcesQuery(main))
  if (module.type !== 'button' || isEmpty(module)) return null
  const { type, destination, alignment } = module.props
  const isClosed = isFeatureClosed({ type, value: destination }, data?.features ?? null)
  if (destination !== '' && !isClosed) return null
  return (
    <p className={classes.closed} style={{ textAlign: alignment }}>
      {isClosed ? t('templates.link.closed') : t('templates.link.nowhere')}
    </p>
  )
}

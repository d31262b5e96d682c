import { CallError } from '@innkeeper/api/client.ts'
import { EMAIL_MAX_BYTES, type TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import { notifications } from '@mantine/notifications'
import * as z from 'zod/mini'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { codeOf } from '../../../platform/error-text.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'

const tooLongSchema = z.object({ language: z.string(), languageIndex: z.int(), kilobytes: z.number() })

type Setting = { type: TemplateType; languages: readonly { index: number; title: string }[] }

/** Which language of an e-mail or a signature is too long to be sent, and by how much; null for other refusals. */
export function tooLongText(t: AdminTranslate, { type, languages }: Setting, error: unknown): string | null {
  if (type === 'page' || !(error instanceof CallError) || error.code !== 'template/too-long') return null
  const details = z.safeParse(tooLongSchema, error.details)
  if (!details.success) return null
  const { language, languageIndex, kilobytes } = details.data
  return t(`templates.publishTooLong.${type}`, {
    language: languages.find(({ index }) => index === languageIndex)?.title ?? language,
    size: kilobytes,
    max: EMAIL_MAX_BYTES / 1024,
  })
}

/** Says why a template was not published. */
export function usePublishRefusal(type: TemplateType): (error: unknown, isSaved: boolean) => void {
  const t = useT()
  const languages = useContentLanguages()
  const title = t('templates.notPublished')
  const tellRefused = useFailureNotice(title)
  const tell = useFailureNotice(t('publish.failed'))
  const tellUnsaved = useFailureNotice(t('templates.publishFailedUnsaved'))
  return (error, isSaved) => {
    const tooLong = tooLongText(t, { type, languages }, error)
    if (tooLong !== null) notifications.show({ color: 'red', title, message: tooLong, autoClose: false })
    else if (codeOf(error) === 'template/empty') tellRefused(error)
    else if (isSaved) tell(error)
    else tellUnsaved(error)
  }
}

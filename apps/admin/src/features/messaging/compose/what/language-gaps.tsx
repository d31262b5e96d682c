import type { MailingChoices, MailingDryRun } from '@innkeeper/api/messaging/mailings.ts'
import {
  useContentLanguages,
  useDefaultLanguage,
} from '../../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../../platform/texts.ts'
import classes from '../compose.module.css'
import { type ComposeDraft, writtenLanguages } from '../draft.ts'
import { fallbacksOf } from './fallbacks.ts'

type Props = { draft: ComposeDraft; plan: MailingDryRun; emails: MailingChoices['emails'] }

/** Who would read it in another language than their own. */
export function LanguageGaps({ draft, plan, emails }: Props) {
  const t = useT()
  const languages = useContentLanguages()
  const usual = useDefaultLanguage().index
  const titleOf = (index: number) => languages.find((language) => language.index === index)?.title ?? ''
  const gaps = (['email', 'sms'] as const)
    .filter((channel) => (channel === 'email' ? draft.byEmail : draft.bySms))
    .flatMap((channel) => {
      const written = writtenLanguages(draft, channel, emails)
      return fallbacksOf(plan.languages, { channel, written, usual }).map((gap) => ({ ...gap, channel }))
    })
  if (gaps.length === 0) return null
  return (
    <ul className={classes.gaps} role="status">
      {gaps.map(({ channel, language, count, instead }) => (
        <li key={`${channel} ${language}`}>
          {t(`compose.gap.${channel}`, { count, language: titleOf(language), instead: titleOf(instead) })}
        </li>
      ))}
    </ul>
  )
}

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
      const fallbacks = fallbacksOf(plan.languages, { channel, written, usual })
      const [first] = fallbacks
      return first ? [{ channel, fallbacks, instead: first.instead }] : []
    })
  if (gaps.length === 0) return null
  return (
    <div className={classes.gaps} role="status">
      {gaps.map(({ channel, fallbacks, instead }) => (
        <p key={channel}>
          {t(`compose.gap.${channel}`, {
            count: fallbacks.reduce((sum, { count }) => sum + count, 0),
            instead: titleOf(instead),
            languages: fallbacks.map(({ language, count }) => `${titleOf(language)} ${count}`).join(', '),
          })}
        </p>
      ))}
    </div>
  )
}

import type { MailingDryRun } from '@innkeeper/api/messaging/mailings.ts'
import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import { SMS_TEXT_MAX } from '@innkeeper/domain/messaging/constants.ts'
import { plainSms, smsLength } from '@innkeeper/domain/messaging/sms-text.ts'
import { usePlaceholderNames } from '../../../../components/editing/placeholders/use-placeholder-names.ts'
import { WordsArea } from '../../../../components/message-content/words-area.tsx'
import { useT } from '../../../../platform/texts.ts'
import classes from '../compose.module.css'
import type { DraftForm } from '../use-compose-draft.ts'

type Props = { form: DraftForm; language: number; plan: MailingDryRun | undefined }

/** An SMS in one language, with its length as the network counts it and what it costs in parts. */
export function SmsFields({ form: { draft, change }, language, plan }: Props) {
  const t = useT()
  const text = draft.sms[language] ?? ''
  return (
    <WordsArea
      label={t('compose.sms')}
      value={text}
      // What is longer is refused by the count below, not cut off while somebody pastes it.
      maxLength={SMS_TEXT_MAX * 10}
      rows={3}
      onWords={(words) => change({ sms: { ...draft.sms, [language]: words } })}
      foot={<SmsCount text={text} plan={plan} />}
    />
  )
}

function SmsCount({ text, plan }: { text: string; plan: MailingDryRun | undefined }) {
  const t = useT()
  const { samples } = usePlaceholderNames()
  const filled = plainSms(fillPlaceholders(text, samples))
  const { parts, characters, leftInPart, wide } = smsLength(filled)
  const isTooLong = text.length > SMS_TEXT_MAX
  return (
    <div className={classes.count} role="status">
      {isTooLong ? (
        <p className={classes.problem}>{t('compose.smsTooLong', { max: SMS_TEXT_MAX })}</p>
      ) : (
        <p>{t('compose.smsLength', { characters, parts, left: leftInPart })}</p>
      )}
      {wide !== null && <p>{t('compose.smsWide', { character: wide })}</p>}
      {plan && plan.parts > 0 && (
        <p>
          {t('compose.smsCost', { parts: plan.parts, people: plan.messages.sms })}
          {plan.partsLeft !== null && ` ${t('compose.smsLeft', { left: plan.partsLeft })}`}
        </p>
      )}
    </div>
  )
}

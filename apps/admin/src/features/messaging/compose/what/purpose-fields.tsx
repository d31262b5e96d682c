import type { MailingChoices } from '@innkeeper/api/messaging/mailings.ts'
import { MAILING_PURPOSES } from '@innkeeper/domain/messaging/mailing-schema.ts'
import { Radio } from '@mantine/core'
import { useT } from '../../../../platform/texts.ts'
import classes from '../compose.module.css'
import type { DraftForm } from '../use-compose-draft.ts'

/** About the stay, or an offer; an e-mail that is an offer can be nothing else. */
export function PurposeFields({
  form: { draft, change },
  choices,
}: {
  form: DraftForm
  choices: MailingChoices
}) {
  const t = useT()
  const template = choices.emails.find(({ id }) => id === draft.templateId)
  const isOffer = draft.byEmail && draft.from === 'template' && template?.isMarketing === true
  return (
    <Radio.Group
      label={t('compose.purpose')}
      value={draft.purpose}
      onChange={(value) => {
        const purpose = MAILING_PURPOSES.find((one) => one === value)
        if (purpose) change({ purpose })
      }}
    >
      <div className={classes.purposes}>
        {MAILING_PURPOSES.map((purpose) => (
          <Radio
            key={purpose}
            value={purpose}
            label={t(`compose.purpose.${purpose}`)}
            description={t(`compose.purpose.${purpose}.about`)}
            disabled={isOffer && purpose === 'service'}
          />
        ))}
      </div>
      {isOffer && <p className={classes.hint}>{t('compose.isOffer')}</p>}
    </Radio.Group>
  )
}

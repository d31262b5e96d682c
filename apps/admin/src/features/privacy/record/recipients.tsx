import type { ProcessingRecord } from '@innkeeper/api/privacy.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './record.module.css'

/** Names of companies as they write them; whatever else is connected stands by the name the house gave it. */
const COMPANIES: Readonly<Record<string, string>> = {
  twilio: 'Twilio',
  gatewayapi: 'GatewayAPI',
  nexi: 'Nexi',
  stripe: 'Stripe',
  mews: 'Mews',
}

/** Where it goes, as everything is connected now. */
export function Recipients({ recipients }: Pick<ProcessingRecord, 'recipients'>) {
  const t = useT()
  return (
    <section className={classes.part} aria-label={t('privacyRecord.recipients')}>
      <h2 className={classes.heading}>{t('privacyRecord.recipients')}</h2>
      {recipients.length === 0 ? (
        <p className={classes.text}>{t('privacyRecord.recipients.none')}</p>
      ) : (
        <ul className={classes.recipients}>
          {recipients.map(({ kind, name }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and their order stays
            <li key={place}>
              <strong>
                {[t(`privacyRecord.recipient.${kind}`), COMPANIES[name] ?? name].filter(Boolean).join(': ')}
              </strong>
              <span className={classes.quiet}>{t(`privacyRecord.gets.${kind}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.quiet}>{t('privacyRecord.recipients.agreement')}</p>
    </section>
  )
}

import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { Sheet } from '@innkeeper/ui/sheet.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useAnswer } from '../../../platform/use-answer.tsx'
import { pageLocale } from '../page-locale.ts'
import { ownFormQuery } from '../parts-api.ts'
import styles from './own-form.module.css'
import { ownFormParts } from './own-form-lines.ts'

type OwnFormProps = { hotel: string; formId: string; isOpen: boolean; onClose: () => void }

/** What this device sent, to be read back and printed; asked for when it is opened. */
export function OwnFormSheet({ hotel, formId, isOpen, onClose }: OwnFormProps) {
  const t = useTexts<RegistrationTranslate>()
  return (
    <Sheet
      isOpen={isOpen}
      label={t('sent.readTitle')}
      closeLabel={t('action.close')}
      closeHref="#"
      onClose={onClose}
    >
      <div className={styles.sheet} data-print>
        <h2 className={styles.title}>{t('sent.readTitle')}</h2>
        <p className={styles.quiet}>{t('sent.readText')}</p>
        {isOpen && <Lines hotel={hotel} formId={formId} />}
      </div>
    </Sheet>
  )
}

function Lines({ hotel, formId }: Pick<OwnFormProps, 'hotel' | 'formId'>) {
  const t = useTexts<RegistrationTranslate>()
  const { data, error } = useAnswer(ownFormQuery(hotel, formId))
  if (error)
    return (
      <p className={styles.over} role="status">
        {t('sent.readOver')}
      </p>
    )
  if (!data) return <Skeleton width="100%" height="260px" />
  return (
    <>
      {ownFormParts(data, t, pageLocale()).map(({ title, lines }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two children have the same title, and nobody moves
        <section key={at} className={styles.part}>
          <h3>{title}</h3>
          <dl>
            {lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Button isWide kind="secondary" className={styles.print} onClick={() => print()}>
        {t('sent.print')}
      </Button>
    </>
  )
}

import type { ProcessingRecord } from '@innkeeper/api/privacy.ts'
import { Link } from '@tanstack/react-router'
import { Detail, DetailList } from '../../../components/page/detail-list.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './record.module.css'

/** Who answers for it: the property, by name and postal address. */
export function Controller({ controller }: { controller: ProcessingRecord['controller'] }) {
  const t = useT()
  const { name, legalName, address, email, phone } = controller
  return (
    <section className={classes.part} aria-label={t('privacyRecord.controller')}>
      <h2 className={classes.heading}>{t('privacyRecord.controller')}</h2>
      <DetailList>
        <Detail label={t('privacyRecord.name')}>
          <strong>{name}</strong>
          {legalName && legalName !== name && <span>{legalName}</span>}
        </Detail>
        <Detail label={t('privacyRecord.address')}>
          {address ? (
            <span className={classes.lines}>{address}</span>
          ) : (
            <Link className={classes.missing} to="/settings/property">
              {t('privacyRecord.address.missing')}
            </Link>
          )}
        </Detail>
        {email && <Detail label={t('privacyRecord.email')}>{email}</Detail>}
        {phone && <Detail label={t('privacyRecord.phone')}>{phone}</Detail>}
      </DetailList>
    </section>
  )
}

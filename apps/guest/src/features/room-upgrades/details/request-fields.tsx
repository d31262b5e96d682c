import type { Upgrades } from '@innkeeper/api/room-upgrades.ts'
import { COMMENT_MAX } from '@innkeeper/domain/orders/constants.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { LongTextField, TextField } from '../../../platform/text-field.tsx'
import { useUpgradeTexts } from '../upgrades-place.tsx'
import styles from './request.module.css'
import type { RequestField, RequestForm } from './request-form.ts'

type RequestFieldsProps = {
  guest: Upgrades['guest']
  form: RequestForm
  /** What is wrong with a field, in words. */
  problemOf: (field: RequestField) => string | null
  onChange: (change: Partial<RequestForm>) => void
}

/** Who asks for the room: the guest the link knows, or whose stay somebody says it is. */
export function RequestFields(props: RequestFieldsProps) {
  const { guest, form, problemOf, onChange } = props
  const t = useUpgradeTexts()
  const phone = t('upgrade.phone')
  const line = (field: RequestField) => ({
    name: field,
    value: form[field],
    problem: problemOf(field),
    onChange: (value: string) => onChange({ [field]: value }),
  })
  return (
    <>
      {guest ? (
        <KnownGuest guest={guest} />
      ) : (
        <>
          <TextField
            {...line('reservationNumber')}
            label={t('upgrade.reservationNumber')}
            hint={t('upgrade.reservationHint')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
          />
          <div className={styles.pair}>
            <TextField
              {...line('firstName')}
              label={t('upgrade.firstName')}
              autoComplete="given-name"
              maxLength={100}
            />
            <TextField
              {...line('lastName')}
              label={t('upgrade.lastName')}
              autoComplete="family-name"
              maxLength={100}
            />
          </div>
        </>
      )}
      {(!guest || guest.email === null) && (
        <TextField
          {...line('email')}
          label={t('upgrade.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={200}
        />
      )}
      <TextField
        {...line('phoneNumber')}
        label={guest ? `${phone} (${t('upgrade.optional')})` : phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <LongTextField
        {...line('comments')}
        label={`${t('upgrade.comments')} (${t('upgrade.optional')})`}
        maxLength={COMMENT_MAX}
      />
    </>
  )
}

function KnownGuest({ guest }: { guest: NonNullable<Upgrades['guest']> }) {
  const t = useUpgradeTexts()
  return (
    <div className={styles.known}>
      <p>
        {guest.firstName !== '' && <b dir="auto">{t('upgrade.forName', { name: guest.firstName })}</b>}
        {guest.email !== null && <span>{t('upgrade.writeTo', { email: guest.email })}</span>}
      </p>
      <IconCheck size={20} stroke={2} aria-hidden="true" />
    </div>
  )
}

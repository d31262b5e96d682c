import type { GuestBooking } from '@innkeeper/api/guests.ts'
import type { CheckoutField } from '@innkeeper/domain/orders/checkout-problems.ts'
import { TextField } from '../../../platform/text-field.tsx'
import { useOrderTexts } from '../use-formats.ts'
import styles from './checkout.module.css'
import type { CheckoutForm } from './checkout-form.ts'
import type { ChangeForm } from './use-checkout-form.ts'

type GuestSectionProps = {
  form: CheckoutForm
  stay: GuestBooking | null
  /** The room whose code was scanned, as the server knows it. */
  scannedRoom: string | null
  /** What is brought needs a room to be brought to. */
  isRoomNeeded: boolean
  /** What is wrong with a field, in words. */
  problemOf: (field: CheckoutField) => string | null
  onChange: ChangeForm
}

/** Who the order is for. A stay that is known fills what it knows; the form asks for the rest. */
export function GuestSection(props: GuestSectionProps) {
  const { form, stay, scannedRoom, isRoomNeeded, problemOf, onChange } = props
  const t = useOrderTexts()
  return (
    <section className={styles.section}>
      <h2>{t('order.who')}</h2>
      {stay && !form.givesName ? (
        <KnownGuest stay={stay} onChange={onChange} />
      ) : (
        <NameFields
          form={form}
          isKnown={stay !== null}
          scannedRoom={form.givesRoom ? null : scannedRoom}
          isRoomNeeded={isRoomNeeded}
          problemOf={problemOf}
          onChange={onChange}
        />
      )}
      {stay && !form.givesContact ? (
        <p className={styles.onFile}>
          {t('order.onFile')}{' '}
          <button
            type="button"
            className={styles.textButton}
            onClick={() => onChange({ givesContact: true })}
          >
            {t('order.giveOther')}
          </button>
        </p>
      ) : (
        <ContactFields form={form} problemOf={problemOf} onChange={onChange} />
      )}
      {stay && !stay.unit && !form.givesName && (
        <RoomField form={form} isRoomNeeded={isRoomNeeded} problemOf={problemOf} onChange={onChange} />
      )}
    </section>
  )
}

type FieldsProps = Pick<GuestSectionProps, 'form' | 'problemOf' | 'onChange'>
type RoomProps = FieldsProps & Pick<GuestSectionProps, 'isRoomNeeded'>

function KnownGuest({ stay, onChange }: { stay: GuestBooking; onChange: ChangeForm }) {
  const t = useOrderTexts()
  const name = [stay.firstName, stay.lastName].filter(Boolean).join(' ')
  const room = stay.unit?.code
  return (
    <p className={styles.known}>
      <span>{room ? t('order.forRoom', { name, room }) : t('order.for', { name })}</span>
      <button
        type="button"
        className={styles.textButton}
        onClick={() =>
          onChange({
            givesName: true,
            firstName: stay.firstName,
            lastName: stay.lastName,
            roomNumber: room ?? '',
          })
        }
      >
        {t('order.change')}
      </button>
    </p>
  )
}

type NameProps = RoomProps & Pick<GuestSectionProps, 'scannedRoom'> & { isKnown: boolean }

function NameFields({ form, isKnown, scannedRoom, isRoomNeeded, problemOf, onChange }: NameProps) {
  const t = useOrderTexts()
  return (
    <>
      {!isKnown && (
        <TextField
          label={t('order.reservationNumber')}
          hint={t('order.reservationHint')}
          name="reservationNumber"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
          value={form.reservationNumber}
          problem={problemOf('reservationNumber')}
          onChange={(reservationNumber) => onChange({ reservationNumber })}
        />
      )}
      <div className={styles.pair}>
        <TextField
          label={t('order.firstName')}
          name="firstName"
          autoComplete="given-name"
          maxLength={100}
          value={form.firstName}
          problem={problemOf('firstName')}
          onChange={(firstName) => onChange({ firstName })}
        />
        <TextField
          label={t('order.lastName')}
          name="lastName"
          autoComplete="family-name"
          maxLength={100}
          value={form.lastName}
          problem={problemOf('lastName')}
          onChange={(lastName) => onChange({ lastName })}
        />
      </div>
      {scannedRoom === null ? (
        <RoomField form={form} isRoomNeeded={isRoomNeeded} problemOf={problemOf} onChange={onChange} />
      ) : (
        <ScannedRoom room={scannedRoom} onChange={onChange} />
      )}
    </>
  )
}

function ScannedRoom({ room, onChange }: { room: string; onChange: ChangeForm }) {
  const t = useOrderTexts()
  return (
    <p className={styles.known}>
      <span>{t('order.scannedRoom', { room })}</span>
      <button
        type="button"
        className={styles.textButton}
        onClick={() => onChange({ givesRoom: true, roomNumber: room })}
      >
        {t('order.change')}
      </button>
    </p>
  )
}

function RoomField({ form, isRoomNeeded, problemOf, onChange }: RoomProps) {
  const t = useOrderTexts()
  return (
    <TextField
      label={isRoomNeeded ? t('order.roomNumber') : `${t('order.roomNumber')} (${t('form.optional')})`}
      name="roomNumber"
      autoComplete="off"
      maxLength={40}
      value={form.roomNumber}
      problem={problemOf('roomNumber')}
      onChange={(roomNumber) => onChange({ roomNumber })}
    />
  )
}

function ContactFields({ form, problemOf, onChange }: FieldsProps) {
  const t = useOrderTexts()
  return (
    <div className={styles.pair}>
      <TextField
        label={t('order.email')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={200}
        value={form.email}
        problem={problemOf('email')}
        onChange={(email) => onChange({ email })}
      />
      <TextField
        label={t('order.phone')}
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={40}
        value={form.phoneNumber}
        problem={problemOf('phoneNumber')}
        onChange={(phoneNumber) => onChange({ phoneNumber })}
      />
    </div>
  )
}

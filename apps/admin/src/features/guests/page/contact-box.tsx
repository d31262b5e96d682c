import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { englishNameOf } from '@innkeeper/i18n/content-languages.ts'
import { Anchor } from '@mantine/core'
import { Box } from '../../../components/page/box.tsx'
import { Detail, DetailList } from '../../../components/page/detail-list.tsx'
import { useT } from '../../../platform/texts.ts'
import { AddressStanding } from './address-standing.tsx'
import { ConsentDetail } from './consent-detail.tsx'
import { useCustomFields } from './custom-fields.ts'
import { fullName } from './full-name.ts'
import classes from './guest-page.module.css'
import { useDays } from './use-days.ts'

type Part = { guest: GuestPage }

/** How to reach the guest, what the property asks of its guests, and what other systems say of them. */
export function ContactBox({ guest }: Part) {
  const t = useT()
  const { email, phone, custom } = guest.guest
  const own = useCustomFields(custom).filter(({ value }) => value !== '')
  const unknown = <span className={classes.quiet}>{t('guest.unknown')}</span>
  return (
    <Box title={t('guest.contact')}>
      <DetailList>
        <Detail label={t('guest.name')}>{fullName(guest.guest) || unknown}</Detail>
        <Detail label={t('guest.phone')}>
          {phone ? <Anchor href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Anchor> : unknown}
          {phone && <AddressStanding bookingId={guest.id} channel="sms" />}
        </Detail>
        <Detail label={t('guest.email')}>
          {email ? <Anchor href={`mailto:${email}`}>{email}</Anchor> : unknown}
          {email && <AddressStanding bookingId={guest.id} channel="email" />}
        </Detail>
        <Detail label={t('guest.language')}>
          {guest.language ? (englishNameOf(guest.language) ?? guest.language) : unknown}
        </Detail>
        {own.map(({ id, name, value }) => (
          <Detail key={id} label={name}>
            {value}
          </Detail>
        ))}
        <ConsentDetail guest={guest} />
        <OutsideDetails guest={guest} />
      </DetailList>
    </Box>
  )
}

/** What another system wrote down beside the booking. */
function OutsideDetails({ guest: { attributes } }: Part) {
  const t = useT()
  const { moment } = useDays()
  const { unitkey, qrcodeurl, lastUpdate } = attributes
  return (
    <>
      {unitkey && (
        <Detail label={t('guest.attribute.unitkey')}>
          <MaybeLink text={unitkey} />
        </Detail>
      )}
      {qrcodeurl && (
        <Detail label={t('guest.attribute.qrcodeurl')}>
          <MaybeLink text={qrcodeurl} />
        </Detail>
      )}
      {lastUpdate && <Detail label={t('guest.attribute.lastUpdate')}>{moment(lastUpdate)}</Detail>}
    </>
  )
}

/** Other systems are not trusted with what a press opens: an address of the web, or text. */
function MaybeLink({ text }: { text: string }) {
  if (!/^https?:\/\//i.test(text)) return <span>{text}</span>
  return (
    <Anchor href={text} target="_blank" rel="noreferrer noopener">
      {text}
    </Anchor>
  )
}

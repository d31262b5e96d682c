import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Loaded } from '../../../components/editing/form/loaded.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useT } from '../../../platform/texts.ts'
import { StayPanel } from '../stay-form/stay-panel.tsx'
import { guestQuery } from './api.ts'
import { BackLink } from './back-link.tsx'
import { ContactBox } from './contact-box.tsx'
import { ErasedBox } from './erased-box.tsx'
import { GroupsBox } from './groups-box.tsx'
import { GuestHeader } from './guest-header.tsx'
import classes from './guest-page.module.css'
import { LinkBox } from './link-box.tsx'
import { OtherStaysBox } from './other-stays-box.tsx'
import { StayBox } from './stay-box.tsx'
import { useOpenDeed } from './use-open-deed.ts'

/** What other features bring to a guest's page, each at its own place. */
export type GuestPlaces = Partial<
  Record<'orders' | 'messages' | 'registration' | 'survey' | 'cleaning', (guest: GuestPage) => ReactNode>
>

const route = getRouteApi('/staff/guests/$bookingId')

/** Everything about one stay and its guest, and what can be done with it. */
export function GuestScreen({ places }: { places: GuestPlaces }) {
  const { bookingId } = route.useParams()
  const query = useQuery(guestQuery(bookingId))
  return (
    <>
      <BackLink />
      <Loaded query={query} missing={<Unknown />}>
        {(guest) => <Stay key={guest.id} guest={guest} places={places} />}
      </Loaded>
    </>
  )
}

function Stay({ guest, places }: { guest: GuestPage; places: GuestPlaces }) {
  const { deed, close } = useOpenDeed()
  return (
    <>
      <GuestHeader guest={guest} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <StayBox guest={guest} />
          {places.registration?.(guest)}
          {!guest.isErased && <LinkBox guest={guest} />}
          {places.orders?.(guest)}
          {places.messages?.(guest)}
        </div>
        <div className={classes.column}>
          {guest.isErased ? <ErasedBox /> : <ContactBox guest={guest} />}
          <GroupsBox guest={guest} />
          {places.cleaning?.(guest)}
          {places.survey?.(guest)}
          <OtherStaysBox guest={guest} />
        </div>
      </div>
      {deed && !guest.isErased && <StayPanel key={deed} guest={guest} deed={deed} onClose={close} />}
    </>
  )
}

function Unknown() {
  const t = useT()
  return (
    <EmptyState
      icon={IconUsers}
      title={t('guest.missing')}
      text={t('error.notFound.text')}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/guests" {...props} />}>
          {t('guest.allGuests')}
        </Button>
      }
    />
  )
}

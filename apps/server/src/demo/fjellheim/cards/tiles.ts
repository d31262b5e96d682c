import type { BoxIcon } from '@innkeeper/domain/guestbook/icons.ts'
import type { Visibility } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import type { LinkPlan } from '../../link-plan.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'
import { DINNER_MENU } from '../documents.ts'
import type { FjellheimLanguage } from '../languages.ts'
import { FJELLHEIM_MAP, RECEPTION } from '../property.ts'

const aroundTheStay = shown({ to: ['precheckin', 'checkin', 'qr'] })
const departed = shown({ to: ['checkout'] })

type Titles = Record<FjellheimLanguage, string>

function tile(
  key: string,
  icon: BoxIcon,
  link: LinkPlan,
  visibility: Visibility,
  titles: Titles,
): FjellheimCard {
  const { en, da, fi, nl, no, sv } = titles
  return {
    key,
    type: 'FixedSizeBox',
    layout: 'plain',
    visibility,
    options: { icon },
    link,
    texts: {
      en: { title: en },
      da: { title: da },
      fi: { title: fi },
      nl: { title: nl },
      no: { title: no },
      sv: { title: sv },
    },
  }
}

/** A row of small tiles to swipe: whom to call, what to read, where to go. */
export const closeAtHand: FjellheimCard = {
  key: 'close-at-hand',
  type: 'FixedSizeBoxSlider',
  layout: 'plain',
  visibility: aroundTheStay,
  texts: {
    en: { title: 'Close at hand' },
    da: { title: 'Lige ved hånden' },
    fi: { title: 'Käden ulottuvilla' },
    nl: { title: 'Bij de hand' },
    no: { title: 'Innen rekkevidde' },
    sv: { title: 'Nära till hands' },
  },
  holds: [
    tile('tile-call', 'phone', { phone: RECEPTION.phone }, aroundTheStay, {
      en: 'Call reception',
      da: 'Ring til receptionen',
      fi: 'Soita vastaanottoon',
      nl: 'Bel de receptie',
      no: 'Ring resepsjonen',
      sv: 'Ring receptionen',
    }),
    tile('tile-menu', 'meal', { document: DINNER_MENU.key }, aroundTheStay, {
      en: 'Dinner menu',
      da: 'Aftenmenu',
      fi: 'Illallismenu',
      nl: 'Dinermenu',
      no: 'Middagsmeny',
      sv: 'Middagsmeny',
    }),
    tile('tile-walks', 'walk', { page: 'walks' }, aroundTheStay, {
      en: 'All the walks',
      da: 'Alle turene',
      fi: 'Kaikki retket',
      nl: 'Alle wandelingen',
      no: 'Alle turene',
      sv: 'Alla turer',
    }),
    tile('tile-map', 'map', { url: FJELLHEIM_MAP }, aroundTheStay, {
      en: 'On the map',
      da: 'På kortet',
      fi: 'Kartalla',
      nl: 'Op de kaart',
      no: 'På kartet',
      sv: 'På kartan',
    }),
    tile('tile-house', 'book', { box: 'house-directory' }, aroundTheStay, {
      en: 'House A to Z',
      da: 'Huset fra A til Å',
      fi: 'Talo A–Ö',
      nl: 'Huis van A tot Z',
      no: 'Huset fra A til Å',
      sv: 'Huset från A till Ö',
    }),
    tile('tile-write', 'mail', { email: RECEPTION.email }, aroundTheStay, {
      en: 'Write to us',
      da: 'Skriv til os',
      fi: 'Kirjoita meille',
      nl: 'Schrijf ons',
      no: 'Skriv til oss',
      sv: 'Skriv till oss',
    }),
  ],
}

/** Two tiles beside each other: they stand one after the other in the guestbook. */
export const skiTracks = tile('tile-ski-tracks', 'ski', { url: 'https://www.skisporet.no' }, aroundTheStay, {
  en: 'Ski tracks today',
  da: 'Løjperne i dag',
  fi: 'Ladut tänään',
  nl: 'Loipes vandaag',
  no: 'Løypene i dag',
  sv: 'Spåren i dag',
})
export const trains = tile('tile-trains', 'bus', { url: 'https://entur.no' }, aroundTheStay, {
  en: 'Trains and buses',
  da: 'Tog og bus',
  fi: 'Junat ja bussit',
  nl: 'Trein en bus',
  no: 'Tog og buss',
  sv: 'Tåg och buss',
})

/** The same after the stay. */
export const writeToIngrid = tile('tile-ingrid', 'mail', { email: RECEPTION.email }, departed, {
  en: 'Write to Ingrid',
  da: 'Skriv til Ingrid',
  fi: 'Kirjoita Ingridille',
  nl: 'Schrijf aan Ingrid',
  no: 'Skriv til Ingrid',
  sv: 'Skriv till Ingrid',
})
export const bookAgain = tile('tile-book-again', 'phone', { phone: RECEPTION.phone }, departed, {
  en: 'Book again',
  da: 'Bestil igen',
  fi: 'Varaa uudelleen',
  nl: 'Boek opnieuw',
  no: 'Bestill igjen',
  sv: 'Boka igen',
})

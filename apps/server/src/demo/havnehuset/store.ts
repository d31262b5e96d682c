import { localTimeAt } from '@innkeeper/domain/time.ts'
import { askedPricesOf, buildDeals } from '../build-deals.ts'
import { buildRoomTypes, buildRoomUpgrades } from '../build-rooms.ts'
import type { DealPlan } from '../deal-plan.ts'
import type { MediaIdOf } from '../media-ids.ts'
import type { RoomTypePlan, RoomUpgradePlan } from '../room-plan.ts'
import { type DemoStore, NOTHING_SOLD } from '../store-plan.ts'
import { type HavnehusetLanguage, LANGUAGE_INDEXES } from './languages.ts'
import type { HavnehusetPicture } from './pictures.ts'
import { HAVNEHUSET, HAVNEHUSET_ID } from './property.ts'
import { COURTYARD, HARBOUR } from './units.ts'

const DEALS: readonly DealPlan<HavnehusetLanguage, HavnehusetPicture>[] = [
  {
    key: 'supper-on-arrival',
    products: [{ key: 'smoked-fish' }],
    pictures: ['fish'],
    liking: 5,
    texts: {
      da: {
        title: 'Aftensmaden står klar',
        subtitle: 'Et fad fra røgeriet, når du går i land.',
        description:
          'Sig, hvornår du kommer, så henter Mette fisken på molen og dækker bordet ved vinduet. Rugbrød og smør er på huset.',
      },
      en: {
        title: 'Supper when you step ashore',
        subtitle: 'A plate from the smokehouse on your table.',
        description:
          'Say when you come, and Mette fetches the fish from the pier and lays the table by the window. Rye bread and butter are on the house.',
      },
      et: {
        title: 'Õhtusöök ootab kaldal',
        subtitle: 'Vaagen suitsuahjust teie laual.',
        description:
          'Öelge, millal tulete, siis toob Mette kala muulilt ja katab laua akna alla. Rukkileib ja või on maja poolt.',
      },
    },
  },
]

const ROOM_TYPES: readonly RoomTypePlan<HavnehusetLanguage, HavnehusetPicture>[] = [
  {
    categoryId: HARBOUR,
    pictures: ['room', 'harbour'],
    texts: {
      da: {
        title: 'Værelse med havneudsigt',
        description: 'Et hjørne af første sal, hvor man hører masterne, når vinden går i vest.',
        size: '19 m²',
        beds: 'Dobbeltseng, 160 cm',
        view: 'Havnen',
        bath: 'Bruser',
        amenities: ['Stol ved vinduet', 'Elkedel', 'Wi-Fi'],
      },
      en: {
        title: 'Room with a harbour view',
        description: 'A corner of the first floor, where you hear the masts when the wind is in the west.',
        size: '19 m²',
        beds: 'Double, 160 cm',
        view: 'Harbour',
        bath: 'Shower',
        amenities: ['Chair at the window', 'Kettle', 'Wi-Fi'],
      },
      et: {
        title: 'Sadamavaatega tuba',
        description: 'Nurgatuba teisel korrusel, kus läänetuulega on kuulda maste.',
        size: '19 m²',
        beds: 'Kaheinimesevoodi, 160 cm',
        view: 'Sadam',
        bath: 'Dušš',
        amenities: ['Tool akna all', 'Veekeetja', 'WiFi'],
      },
    },
  },
  {
    categoryId: COURTYARD,
    pictures: ['courtyardRoom'],
    texts: {
      da: {
        title: 'Værelse mod gården',
        description: 'Stille, med æbletræet lige uden for vinduet og morgensol til klokken ti.',
        size: '16 m²',
        beds: 'Dobbeltseng, 140 cm',
        view: 'Gården',
        bath: 'Bruser',
        amenities: ['Skrivebord', 'Elkedel', 'Wi-Fi'],
      },
      en: {
        title: 'Courtyard room',
        description: 'Quiet, with the apple tree right outside the window and sun until ten.',
        size: '16 m²',
        beds: 'Double, 140 cm',
        view: 'Courtyard',
        bath: 'Shower',
        amenities: ['Desk', 'Kettle', 'Wi-Fi'],
      },
      et: {
        title: 'Siseõuepoolne tuba',
        description: 'Vaikne tuba, õunapuu otse akna taga ja hommikupäike kella kümneni.',
        size: '16 m²',
        beds: 'Kaheinimesevoodi, 140 cm',
        view: 'Siseõu',
        bath: 'Dušš',
        amenities: ['Kirjutuslaud', 'Veekeetja', 'WiFi'],
      },
    },
  },
]

const ROOM_UPGRADES: readonly RoomUpgradePlan[] = [
  { key: 'courtyard-to-harbour', from: COURTYARD, to: HARBOUR, pricePerNight: 175, vat: 25 },
]

/** One deal and one better room; nothing was bought yet. */
export function havnehusetStore(now: number, mediaIdOf: MediaIdOf): DemoStore {
  const of = { propertyId: HAVNEHUSET_ID, languageIndexes: LANGUAGE_INDEXES }
  const today = localTimeAt(now, HAVNEHUSET.timeZone).date
  return {
    ...NOTHING_SOLD,
    deals: buildDeals(DEALS, of, mediaIdOf),
    askedPrices: askedPricesOf(DEALS, HAVNEHUSET_ID, now),
    roomTypes: buildRoomTypes(ROOM_TYPES, LANGUAGE_INDEXES, mediaIdOf),
    roomUpgrades: buildRoomUpgrades(ROOM_UPGRADES, { propertyId: HAVNEHUSET_ID, today }),
  }
}

import { openHours } from '../open-hours.ts'
import { doc, p } from '../rich-text-builders.ts'
import { shown } from '../shown.ts'
import type { HavnehusetCard } from './card.ts'
import { HAVNEHUSET, HAVNEHUSET_CONTACT } from './property.ts'

const everyone = shown({ to: ['precheckin', 'checkin', 'qr'] })

export const iceCream: HavnehusetCard = {
  key: 'ice-cream',
  type: 'Voucher',
  layout: 'plain',
  visibility: shown({ to: ['precheckin', 'checkin'] }),
  texts: {
    da: {
      title: 'En is på husets regning',
      subtitle: 'I isboden ved broen, når solen er fremme.',
      button: 'Indløs ved lugen',
      body: doc(p('To kugler, og lakrids tæller som én. Indløs den ved lugen.')),
    },
    en: {
      title: 'An ice cream on the house',
      subtitle: 'At the hatch by the bridge, when the sun is out.',
      button: 'Redeem at the hatch',
      body: doc(p('Two scoops, and liquorice counts as one. Redeem it at the hatch.')),
    },
  },
  variants: {
    redeemed: {
      da: { title: 'Velbekomme', subtitle: 'Spis hurtigt, mågerne er vågne.' },
      en: { title: 'Enjoy it', subtitle: 'Eat quickly, the gulls are awake.' },
    },
  },
}

/** Cake in the afternoon, but Mette sails on Wednesdays. */
const KITCHEN_HOURS = openHours(
  (weekday) => (weekday === 3 ? ['07:30-10:00'] : ['07:30-10:00', '14:30-17:00']),
  { checkIn: HAVNEHUSET.checkInTime, checkOut: HAVNEHUSET.checkOutTime },
)

export const kitchenAndRooms: HavnehusetCard = {
  key: 'kitchen-and-rooms',
  type: 'Facilities',
  layout: 'plain',
  visibility: everyone,
  options: { icon: 'coffee', facilities: KITCHEN_HOURS },
  texts: {
    da: {
      title: 'Køkken og værelser',
      subtitle: 'Først morgenmad, siden kage.',
      body: doc(p('Om onsdagen er Mette på vandet, så er der ingen kage. Kaffen laver du bare selv.')),
    },
    en: {
      title: 'Kitchen and rooms',
      subtitle: 'Breakfast first, cake later.',
      body: doc(p('On Wednesdays Mette is out sailing, so there is no cake. Help yourself to coffee.')),
    },
  },
}

export const ferry: HavnehusetCard = {
  key: 'tile-ferry',
  type: 'FixedSizeBox',
  layout: 'plain',
  visibility: everyone,
  options: { icon: 'bus' },
  link: { url: 'https://www.rejseplanen.dk' },
  texts: { da: { title: 'Færge og bus' }, en: { title: 'Ferry and bus' } },
}

export const callTheHouse: HavnehusetCard = {
  key: 'tile-call',
  type: 'FixedSizeBox',
  layout: 'plain',
  visibility: everyone,
  options: { icon: 'phone' },
  link: { phone: HAVNEHUSET_CONTACT.phone },
  texts: { da: { title: 'Ring til os' }, en: { title: 'Call us' } },
}

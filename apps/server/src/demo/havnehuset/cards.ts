import { doc, h, link, p, ul } from '../rich-text-builders.ts'
import { shown } from '../shown.ts'
import type { HavnehusetCard } from './card.ts'
import { fromTheKitchen } from './from-the-kitchen.ts'
import { callTheHouse, ferry, iceCream, kitchenAndRooms } from './further-cards.ts'

const everyone = shown({ to: ['precheckin', 'checkin', 'qr'] })
const PHONE = link('+45 70 00 00 00', 'tel:+4570000000')

export const HAVNEHUSET_CARDS: readonly HavnehusetCard[] = [
  {
    key: 'welcome',
    type: 'Header',
    layout: 'picture',
    background: 'harbour',
    visibility: everyone,
    texts: {
      da: { title: 'Velkommen, {{firstName}}', subtitle: '{{propertyName}}, seks værelser på kajen' },
      en: { title: 'Welcome, {{firstName}}', subtitle: '{{propertyName}}, six rooms on the quay' },
    },
  },
  {
    key: 'breakfast',
    type: 'Content',
    layout: 'picture',
    pictures: ['table'],
    visibility: everyone,
    texts: {
      da: {
        title: 'Morgenmad i køkkenet',
        subtitle: 'Fra kl. 7.30 til 10, ved det lange bord.',
        body: doc(
          p(
            'Rugbrød fra bageren på hjørnet, ost fra øen og blødkogte æg. Kaffen står på, fra det første gulvbræt knirker ovenpå.',
          ),
          p('Vil du have morgenmaden med på båden, så sig til aftenen før.'),
        ),
      },
      en: {
        title: 'Breakfast in the kitchen',
        subtitle: 'From 7:30 to 10:00, at the long table.',
        body: doc(
          p(
            'Rye bread from the baker on the corner, cheese from the island, soft-boiled eggs. The coffee is on from the first floorboard that creaks upstairs.',
          ),
          p('Taking breakfast along on the ferry? Tell us the evening before.'),
        ),
      },
    },
  },
  {
    key: 'beach',
    type: 'Content',
    layout: 'side',
    pictures: ['beach'],
    visibility: everyone,
    texts: {
      da: {
        title: 'Til stranden på ti minutter',
        subtitle: 'Cyklerne står i porten. Tag bare en.',
        body: doc(
          ul(
            'Følg kajen mod nord, forbi fyret',
            'Badehus nummer fire er vores, nøglen hænger i køkkenet',
            'Vinterbadere mødes kl. 7, også i regnvejr',
          ),
          p('Håndklæder ligger i kurven ved døren.'),
        ),
      },
      en: {
        title: 'Ten minutes to the beach',
        subtitle: 'The bicycles are in the gateway. Take one.',
        body: doc(
          ul(
            'Follow the quay north, past the lighthouse',
            'Bathing hut number four is ours; the key hangs in the kitchen',
            'Winter bathers meet at 7:00, rain or not',
          ),
          p('Towels are in the basket by the door.'),
        ),
      },
    },
  },
  {
    key: 'fish',
    type: 'Content',
    layout: 'brand',
    visibility: everyone,
    texts: {
      da: {
        title: 'Hvor vi selv spiser',
        subtitle: 'Tre steder, alle til fods.',
        body: doc(
          ul(
            'Røgeriet på molen: makrel på papir, så længe der er',
            'Hos Else: stegt flæsk om torsdagen',
            'Isboden ved broen, når solen er fremme',
          ),
        ),
      },
      en: {
        title: 'Where we eat ourselves',
        subtitle: 'Three places, all on foot.',
        body: doc(
          ul(
            'The smokehouse on the pier: mackerel on paper while it lasts',
            'Else’s: crisp pork with parsley sauce on Thursdays',
            'The ice-cream hatch by the bridge when the sun is out',
          ),
        ),
      },
    },
  },
  iceCream,
  fromTheKitchen,
  kitchenAndRooms,
  ferry,
  callTheHouse,
  {
    key: 'good-to-know',
    type: 'Content',
    layout: 'plain',
    visibility: everyone,
    texts: {
      da: {
        title: 'Godt at vide',
        subtitle: 'Nøgler, parkering og hvem du ringer til.',
        body: doc(
          h('Huset'),
          ul(
            'Værelset er klar fra kl. 14, og du tjekker ud inden kl. 10',
            'Parkering i gården, én plads pr. værelse',
            'Wi-Fi hedder Havnehuset og har ingen kode',
          ),
          h('Mennesker'),
          p('Mette og Jens bor i stueetagen: ', PHONE, '. Bank endelig på.'),
        ),
      },
      en: {
        title: 'Good to know',
        subtitle: 'Keys, parking and whom to call.',
        body: doc(
          h('The house'),
          ul(
            'Rooms are ready from 14:00; check-out is by 10:00',
            'Parking in the yard, one space for each room',
            'The Wi-Fi is called Havnehuset and has no password',
          ),
          h('People'),
          p('Mette and Jens live on the ground floor: ', PHONE, '. Do knock.'),
        ),
      },
    },
  },
]

import { DRAWN_FOR_THE_DEMO, type PicturePlan } from '../pictures.ts'
import type { HavnehusetLanguage } from './languages.ts'

export const HAVNEHUSET_PICTURES = {
  sea: {
    fileName: 'sea-at-sunset.jpg',
    credit: 'Sebastian Voortman, 2016, CC0 1.0',
    focalPoint: { x: 0.55, y: 0.4 },
    alt: {
      da: 'Solen lavt over bølgerne',
      en: 'The sun low over the waves',
      et: 'Madal päike lainete kohal',
    },
  },
  night: {
    fileName: 'summer-night-water.jpg',
    credit: 'Risto Saukonpää, about 2015, LGPL 3.0',
    focalPoint: { x: 0.5, y: 0.5 },
    alt: {
      da: 'Blankt vand under en lyserød morgenhimmel',
      en: 'Still water under a pink morning sky',
      et: 'Peegelsile vesi roosa hommikutaeva all',
    },
  },
  dunes: {
    fileName: 'dune-grass-and-sea.jpg',
    credit: 'Marco Cogoni, 2007, GPL 2.0 or later',
    focalPoint: { x: 0.55, y: 0.45 },
    alt: {
      da: 'Klitgræs i vinden og havet bagved',
      en: 'Dune grass in the wind, the sea behind it',
      et: 'Luiterohi tuules, taga meri',
    },
  },
  jetty: {
    fileName: 'bathing-jetty-in-fog.jpg',
    credit: 'Risto Saukonpää, 2015, LGPL 3.0',
    focalPoint: { x: 0.5, y: 0.55 },
    alt: {
      da: 'En badebro i morgentågen',
      en: 'A bathing jetty in the morning fog',
      et: 'Ujumissild hommikuudus',
    },
  },
  pebbles: {
    fileName: 'pebble-beach.jpg',
    credit: 'Bill Kendrick, 2024 or earlier, GPL 2.0 or later',
    focalPoint: { x: 0.5, y: 0.6 },
    alt: {
      da: 'Runde sten på stranden',
      en: 'Round pebbles on the beach',
      et: 'Ümarad kivid rannal',
    },
  },
  harbour: {
    fileName: 'harbour.svg',
    credit: DRAWN_FOR_THE_DEMO,
    focalPoint: { x: 0.74, y: 0.6 },
    alt: {
      da: 'Tegning: farvede huse ved kajen og en sejlbåd i stille vand',
      en: 'Drawing: painted houses along the quay and a sailing boat on still water',
      et: 'Joonistus: värvilised majad kai ääres ja purjepaat vaiksel veel',
    },
  },
  table: {
    fileName: 'breakfast-table.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      da: 'Tegning: et morgenbord med brød, kaffe og et blødkogt æg',
      en: 'Drawing: a breakfast table with bread, coffee and a soft-boiled egg',
      et: 'Joonistus: hommikusöögilaud leiva, kohvi ja pehmeks keedetud munaga',
    },
  },
  cake: {
    fileName: 'cake-of-the-day.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      da: 'Tegning: en kage med bær og creme på et fad',
      en: 'Drawing: a cake with berries and cream on a stand',
      et: 'Joonistus: marjade ja kreemiga kook alusel',
    },
  },
  fish: {
    fileName: 'smoked-fish.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      da: 'Tegning: en røget makrel på papir med rejer, citron og rugbrød',
      en: 'Drawing: a smoked mackerel on paper with shrimps, lemon and rye bread',
      et: 'Joonistus: suitsumakrell paberil krevettide, sidruni ja rukkileivaga',
    },
  },
  kayak: {
    fileName: 'kayak.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      da: 'Tegning: en rød kajak på vandet ved fyret',
      en: 'Drawing: a red kayak on the water by the lighthouse',
      et: 'Joonistus: punane süst vee peal majaka lähedal',
    },
  },
  courtyardRoom: {
    fileName: 'courtyard-room.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      da: 'Tegning: en seng under et vindue mod gården med æbletræet',
      en: 'Drawing: a bed below a window to the yard with its apple tree',
      et: 'Joonistus: voodi akna all, aknast paistab õunapuuga siseõu',
    },
  },
  room: {
    fileName: 'harbour-room.svg',
    credit: DRAWN_FOR_THE_DEMO,
    alt: {
      da: 'Tegning: en redt seng under et vindue ud mod havnen',
      en: 'Drawing: a made bed below a window that looks over the harbour',
      et: 'Joonistus: ülestehtud voodi akna all, kust avaneb vaade sadamale',
    },
  },
} satisfies Record<string, PicturePlan<HavnehusetLanguage>>
export type HavnehusetPicture = keyof typeof HAVNEHUSET_PICTURES

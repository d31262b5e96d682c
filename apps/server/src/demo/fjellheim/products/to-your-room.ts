import { CATEGORIES } from '../categories.ts'
import { DINNER_MENU } from '../documents.ts'
import type { FjellheimProduct } from '../product.ts'

export const dinnerInYourRoom: FjellheimProduct = {
  key: 'dinner-in-your-room',
  price: 495,
  vat: 25,
  category: CATEGORIES.menu,
  pictures: ['trout'],
  documents: [
    {
      key: DINNER_MENU.key,
      names: {
        en: 'Tonight’s menu',
        da: 'Aftenens menu',
        fi: 'Illan ruokalista',
        nl: 'Het menu van vanavond',
        no: 'Kveldens meny',
        sv: 'Kvällens meny',
      },
    },
  ],
  journey: ['IN_STAY'],
  delivery: ['delivery'],
  between: ['18:00', '21:30'],
  cutOff: { kind: 'minutes before', minutes: 45 },
  allergens: ['gluten', 'fish', 'milk'],
  takesComment: true,
  hasServiceCharge: true,
  texts: {
    en: {
      title: 'Dinner in your room',
      description:
        'Main course and dessert of the evening, under a lid and with a candle. The menu is attached.',
    },
    da: {
      title: 'Middag på værelset',
      description: 'Aftenens hovedret og dessert, under låg og med et stearinlys. Menuen er vedlagt.',
    },
    fi: {
      title: 'Illallinen huoneeseen',
      description: 'Illan pääruoka ja jälkiruoka kuvun alla, kynttilän kera. Ruokalista on liitteenä.',
    },
    nl: {
      title: 'Diner op de kamer',
      description:
        'Hoofdgerecht en dessert van de avond, onder een cloche en met een kaars. Het menu is bijgevoegd.',
    },
    no: {
      title: 'Middag på rommet',
      description: 'Kveldens hovedrett og dessert, under lokk og med et stearinlys. Menyen er vedlagt.',
    },
    sv: {
      title: 'Middag på rummet',
      description: 'Kvällens huvudrätt och dessert, under lock och med ett stearinljus. Menyn är bifogad.',
    },
  },
  choices: [
    {
      key: 'main',
      names: {
        en: 'Main course',
        da: 'Hovedret',
        fi: 'Pääruoka',
        nl: 'Hoofdgerecht',
        no: 'Hovedrett',
        sv: 'Huvudrätt',
      },
      of: [
        {
          key: 'trout',
          names: {
            en: 'Mountain trout',
            da: 'Fjeldørred',
            fi: 'Tunturitaimen',
            nl: 'Bergforel',
            no: 'Fjellørret',
            sv: 'Fjällöring',
          },
        },
        {
          key: 'reindeer',
          price: 95,
          names: { en: 'Reindeer', da: 'Rensdyr', fi: 'Poronliha', nl: 'Rendier', no: 'Reinsdyr', sv: 'Ren' },
        },
        {
          key: 'mushroom',
          names: {
            en: 'Mushroom and barley',
            da: 'Svampe og byg',
            fi: 'Sieniä ja ohraa',
            nl: 'Paddenstoelen en gerst',
            no: 'Sopp og bygg',
            sv: 'Svamp och korn',
          },
        },
      ],
    },
  ],
}

export const wineAtArrival: FjellheimProduct = {
  key: 'wine-at-arrival',
  price: 495,
  salePrice: 425,
  vat: 25,
  category: CATEGORIES.bar,
  pictures: ['lounge'],
  journey: ['PRE_STAY', 'IN_STAY'],
  delivery: ['delivery'],
  between: ['15:00', '23:00'],
  allergens: ['nuts', 'sulphites'],
  minimumAge: 18,
  maxQuantity: 3,
  isAutomaticallyAccepted: true,
  texts: {
    en: {
      title: 'A bottle in your room',
      description: 'Opened, with two glasses and a bowl of nuts, waiting when you come in.',
    },
    da: {
      title: 'En flaske på værelset',
      description: 'Åbnet, med to glas og en skål nødder, klar når du træder ind.',
    },
    fi: {
      title: 'Pullo huoneeseen',
      description: 'Avattuna, kahden lasin ja pähkinäkulhon kera, valmiina kun astut sisään.',
    },
    nl: {
      title: 'Een fles op uw kamer',
      description: 'Geopend, met twee glazen en een schaaltje noten, klaar als u binnenkomt.',
    },
    no: {
      title: 'En flaske på rommet',
      description: 'Åpnet, med to glass og en skål nøtter, klar når du kommer inn.',
    },
    sv: {
      title: 'En flaska på rummet',
      description: 'Öppnad, med två glas och en skål nötter, framme när du kommer in.',
    },
  },
  choices: [
    {
      key: 'bottle',
      names: { en: 'Which one', da: 'Hvilken', fi: 'Mikä pullo', nl: 'Welke', no: 'Hvilken', sv: 'Vilken' },
      of: [
        {
          key: 'red',
          names: { en: 'Red', da: 'Rødvin', fi: 'Punaviini', nl: 'Rood', no: 'Rødvin', sv: 'Rött' },
        },
        {
          key: 'white',
          names: { en: 'White', da: 'Hvidvin', fi: 'Valkoviini', nl: 'Wit', no: 'Hvitvin', sv: 'Vitt' },
        },
        {
          key: 'cider',
          names: {
            en: 'Sparkling apple, without alcohol',
            da: 'Mousserende æble uden alkohol',
            fi: 'Alkoholiton omenakuohu',
            nl: 'Mousserende appel, zonder alcohol',
            no: 'Musserende eple uten alkohol',
            sv: 'Mousserande äpple utan alkohol',
          },
        },
      ],
    },
  ],
}

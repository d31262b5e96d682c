import { CATEGORIES } from '../categories.ts'
import type { FjellheimProduct } from '../product.ts'

export const picnicBasket: FjellheimProduct = {
  key: 'picnic-basket',
  price: 420,
  vat: 15,
  category: CATEGORIES.menu,
  pictures: ['cloth'],
  journey: ['PRE_STAY', 'IN_STAY'],
  kind: 'picked up',
  delivery: ['pickup'],
  cutOff: { kind: 'day before', time: '20:00' },
  allergens: ['gluten', 'fish', 'milk', 'soy'],
  between: ['08:00', '14:00'],
  stock: 6,
  maxQuantity: 2,
  takesComment: true,
  texts: {
    en: {
      title: 'Picnic basket for two',
      description:
        'Flatbread with smoked trout, lefse, apples, chocolate and a flask of hot blackcurrant. The blanket is on loan.',
    },
    da: {
      title: 'Picnickurv til to',
      description:
        'Fladbrød med røget ørred, lefse, æbler, chokolade og en termokande varm solbærsaft. Tæppet låner du.',
    },
    fi: {
      title: 'Eväskori kahdelle',
      description:
        'Rieskaa ja savutaimenta, lefseä, omenoita, suklaata ja termospullollinen kuumaa mustaherukkamehua. Viltin saat lainaksi.',
    },
    nl: {
      title: 'Picknickmand voor twee',
      description:
        'Platbrood met gerookte forel, lefse, appels, chocolade en een thermosfles warm zwartebessensap. De deken is te leen.',
    },
    no: {
      title: 'Piknikkurv for to',
      description:
        'Flatbrød med røkt ørret, lefse, epler, sjokolade og en termos med solbærtoddy. Pleddet låner du.',
    },
    sv: {
      title: 'Picknickkorg för två',
      description:
        'Tunnbröd med rökt öring, lefse, äpplen, choklad och en termos varm svartvinbärssaft. Filten lånar du.',
    },
  },
}

export const packedLunch: FjellheimProduct = {
  key: 'packed-lunch',
  price: 165,
  vat: 15,
  category: CATEGORIES.menu,
  pictures: ['lunch'],
  journey: ['PRE_STAY', 'IN_STAY'],
  kind: 'picked up',
  delivery: ['pickup'],
  cutOff: { kind: 'day before', time: '22:00' },
  allergens: ['gluten', 'milk'],
  between: ['07:00', '11:00'],
  isAutomaticallyAccepted: true,
  texts: {
    en: {
      title: 'Packed lunch',
      description: 'Three open sandwiches in paper, fruit and something sweet. Keeps until the summit.',
    },
    da: {
      title: 'Madpakke',
      description: 'Tre smurte stykker brød i papir, frugt og noget sødt. Holder til toppen.',
    },
    fi: {
      title: 'Eväspaketti',
      description: 'Kolme voileipää paperissa, hedelmä ja jotain makeaa. Kestää huipulle asti.',
    },
    nl: {
      title: 'Lunchpakket',
      description: 'Drie belegde boterhammen in papier, fruit en iets zoets. Blijft goed tot de top.',
    },
    no: {
      title: 'Matpakke',
      description: 'Tre smurte skiver i papir, frukt og noe søtt. Holder til toppen.',
    },
    sv: {
      title: 'Matsäck',
      description: 'Tre smörgåsar i papper, frukt och något sött. Håller ända till toppen.',
    },
  },
  choices: [
    {
      key: 'bread',
      names: { en: 'Bread', da: 'Brød', fi: 'Leipä', nl: 'Brood', no: 'Brød', sv: 'Bröd' },
      of: [
        {
          key: 'rye',
          names: {
            en: 'Dark rye',
            da: 'Rugbrød',
            fi: 'Ruisleipä',
            nl: 'Roggebrood',
            no: 'Rugbrød',
            sv: 'Rågbröd',
          },
        },
        {
          key: 'wheat',
          names: {
            en: 'Mountain loaf',
            da: 'Fjeldbrød',
            fi: 'Vehnäleipä',
            nl: 'Bergbrood',
            no: 'Fjellbrød',
            sv: 'Fjällbröd',
          },
        },
        {
          key: 'gluten-free',
          price: 20,
          names: {
            en: 'Gluten-free',
            da: 'Glutenfrit',
            fi: 'Gluteeniton',
            nl: 'Glutenvrij',
            no: 'Glutenfritt',
            sv: 'Glutenfritt',
          },
        },
      ],
    },
    {
      key: 'filling',
      names: { en: 'With', da: 'Med', fi: 'Täyte', nl: 'Met', no: 'Med', sv: 'Med' },
      of: [
        {
          key: 'cheese',
          names: {
            en: 'Brown cheese and Jarlsberg',
            da: 'Brunost og jarlsberg',
            fi: 'Ruskea juusto ja Jarlsberg',
            nl: 'Bruine kaas en jarlsberg',
            no: 'Brunost og jarlsberg',
            sv: 'Mesost och jarlsberg',
          },
        },
        {
          key: 'ham',
          names: {
            en: 'Cured ham',
            da: 'Spegeskinke',
            fi: 'Ilmakuivattu kinkku',
            nl: 'Gedroogde ham',
            no: 'Spekeskinke',
            sv: 'Lufttorkad skinka',
          },
        },
        {
          key: 'vegan',
          names: {
            en: 'Roasted beetroot (vegan)',
            da: 'Bagt rødbede (vegansk)',
            fi: 'Paahdettu punajuuri (vegaaninen)',
            nl: 'Geroosterde biet (veganistisch)',
            no: 'Bakt rødbete (vegansk)',
            sv: 'Rostad rödbeta (vegansk)',
          },
        },
      ],
    },
  ],
  extras: [
    {
      key: 'chocolate',
      price: 30,
      names: {
        en: 'A bar of chocolate',
        da: 'En plade chokolade',
        fi: 'Suklaapatukka',
        nl: 'Een reep chocolade',
        no: 'En plate sjokolade',
        sv: 'En chokladkaka',
      },
    },
    {
      key: 'flask',
      price: 45,
      names: {
        en: 'A flask of coffee',
        da: 'En termokande kaffe',
        fi: 'Termospullollinen kahvia',
        nl: 'Een thermosfles koffie',
        no: 'En termos kaffe',
        sv: 'En termos kaffe',
      },
    },
  ],
}

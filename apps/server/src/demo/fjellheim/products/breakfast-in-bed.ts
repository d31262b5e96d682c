import { CATEGORIES } from '../categories.ts'
import type { FjellheimProduct } from '../product.ts'

export const breakfastInBed: FjellheimProduct = {
  key: 'breakfast-in-bed',
  price: 345,
  vat: 25,
  category: CATEGORIES.menu,
  pictures: ['fig'],
  journey: ['IN_STAY'],
  soldIn: ['guestbook', 'deals'],
  delivery: ['delivery'],
  cutOff: { kind: 'minutes before', minutes: 60 },
  allergens: ['gluten', 'eggs', 'milk'],
  diets: ['vegetarian'],
  between: ['07:30', '10:00'],
  takesComment: true,
  hasServiceCharge: true,
  texts: {
    en: {
      title: 'Breakfast in bed',
      description:
        'Warm bread, two eggs, brown cheese, a ripe fig and a pot of something hot. One tray for one person.',
    },
    da: {
      title: 'Morgenmad på sengen',
      description:
        'Lunt brød, to æg, brunost, en moden figen og en kande med noget varmt. En bakke til én person.',
    },
    fi: {
      title: 'Aamiainen sänkyyn',
      description:
        'Lämmintä leipää, kaksi munaa, ruskeaa juustoa, kypsä viikuna ja pannullinen jotain kuumaa. Yksi tarjotin yhdelle.',
    },
    nl: {
      title: 'Ontbijt op bed',
      description:
        'Warm brood, twee eieren, bruine kaas, een rijpe vijg en een pot met iets warms. Eén dienblad voor één persoon.',
    },
    no: {
      title: 'Frokost på senga',
      description:
        'Lunt brød, to egg, brunost, en moden fiken og ei kanne med noe varmt. Ett brett til én person.',
    },
    sv: {
      title: 'Frukost på sängen',
      description:
        'Varmt bröd, två ägg, mesost, ett moget fikon och en kanna med något varmt. En bricka för en person.',
    },
  },
  choices: [
    {
      key: 'eggs',
      names: { en: 'Eggs', da: 'Æg', fi: 'Munat', nl: 'Eieren', no: 'Egg', sv: 'Ägg' },
      of: [
        {
          key: 'soft',
          names: {
            en: 'Soft-boiled',
            da: 'Blødkogte',
            fi: 'Pehmeäksi keitetyt',
            nl: 'Zachtgekookt',
            no: 'Bløtkokte',
            sv: 'Löskokta',
          },
        },
        {
          key: 'scrambled',
          names: {
            en: 'Scrambled',
            da: 'Røræg',
            fi: 'Munakokkeli',
            nl: 'Roerei',
            no: 'Eggerøre',
            sv: 'Äggröra',
          },
        },
        {
          key: 'none',
          names: {
            en: 'None, thank you',
            da: 'Ellers tak',
            fi: 'Ei kiitos',
            nl: 'Nee, dank u',
            no: 'Nei takk',
            sv: 'Nej tack',
          },
        },
      ],
    },
    {
      key: 'drink',
      names: {
        en: 'In the pot',
        da: 'I kanden',
        fi: 'Pannussa',
        nl: 'In de pot',
        no: 'I kanna',
        sv: 'I kannan',
      },
      of: [
        {
          key: 'coffee',
          names: { en: 'Coffee', da: 'Kaffe', fi: 'Kahvia', nl: 'Koffie', no: 'Kaffe', sv: 'Kaffe' },
        },
        { key: 'tea', names: { en: 'Tea', da: 'Te', fi: 'Teetä', nl: 'Thee', no: 'Te', sv: 'Te' } },
        {
          key: 'chocolate',
          price: 35,
          names: {
            en: 'Hot chocolate',
            da: 'Varm chokolade',
            fi: 'Kaakaota',
            nl: 'Warme chocolademelk',
            no: 'Varm sjokolade',
            sv: 'Varm choklad',
          },
        },
      ],
    },
  ],
  extras: [
    {
      key: 'juice',
      price: 45,
      names: {
        en: 'Apple juice from Hardanger',
        da: 'Æblemost fra Hardanger',
        fi: 'Omenamehua Hardangerista',
        nl: 'Appelsap uit Hardanger',
        no: 'Eplesaft fra Hardanger',
        sv: 'Äppelmust från Hardanger',
      },
    },
    {
      key: 'trout',
      price: 75,
      names: {
        en: 'Smoked trout',
        da: 'Røget ørred',
        fi: 'Savutaimenta',
        nl: 'Gerookte forel',
        no: 'Røkt ørret',
        sv: 'Rökt öring',
      },
    },
  ],
}

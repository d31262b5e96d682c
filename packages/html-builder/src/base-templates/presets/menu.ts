import type { InLanguages } from '../base-language.ts'
import { plainPlan } from '../base-plan.ts'
import type { House } from '../house.ts'
import { type BaseModule, callButton, divider, hero, panel, text } from '../plan-modules.ts'
import { h, p, ul } from '../plan-text.ts'

type Course = { title: string; dishes: string[] }
type Words = {
  title: string
  lead: string
  starters: Course
  mains: Course
  desserts: Course
  allergies: string
  table: string
}

const words: InLanguages<Words> = {
  en: {
    title: 'Menu',
    lead: 'What the kitchen serves today',
    starters: {
      title: 'Starters',
      dishes: ['Soup of the day with bread and butter', 'Smoked trout with horseradish and dill'],
    },
    mains: {
      title: 'Main courses',
      dishes: [
        'Fish of the day with potatoes and vegetables of the season',
        'Braised lamb with root vegetables',
        'Barley risotto with mushrooms and aged cheese',
      ],
    },
    desserts: {
      title: 'Desserts',
      dishes: ['Cake of the day', 'Berries with vanilla ice cream', 'Cheese with crispbread and jam'],
    },
    allergies: 'Tell us about allergies: the kitchen gladly makes something else.',
    table: 'Reserve a table',
  },
  da: {
    title: 'Menukort',
    lead: 'Det serverer køkkenet i dag',
    starters: {
      title: 'Forretter',
      dishes: ['Dagens suppe med brød og smør', 'Røget ørred med peberrod og dild'],
    },
    mains: {
      title: 'Hovedretter',
      dishes: [
        'Dagens fisk med kartofler og sæsonens grøntsager',
        'Braiseret lam med rodfrugter',
        'Bygotto med svampe og lagret ost',
      ],
    },
    desserts: {
      title: 'Desserter',
      dishes: ['Dagens kage', 'Bær med vaniljeis', 'Ost med knækbrød og marmelade'],
    },
    allergies: 'Fortæl os om allergier, så laver køkkenet gerne noget andet.',
    table: 'Bestil bord',
  },
  fi: {
    title: 'Ruokalista',
    lead: 'Tänään keittiöstämme',
    starters: {
      title: 'Alkuruoat',
      dishes: ['Päivän keitto, leipää ja voita', 'Savutaimenta, piparjuurta ja tilliä'],
    },
    mains: {
      title: 'Pääruoat',
      dishes: [
        'Päivän kala, perunoita ja kauden vihanneksia',
        'Haudutettua lammasta ja juureksia',
        'Ohrattoa, sieniä ja kypsytettyä juustoa',
      ],
    },
    desserts: {
      title: 'Jälkiruoat',
      dishes: ['Päivän kakku', 'Marjoja ja vaniljajäätelöä', 'Juustoja, näkkileipää ja hilloa'],
    },
    allergies: 'Kerro allergioistasi, niin keittiö valmistaa mielellään jotain muuta.',
    table: 'Varaa pöytä',
  },
  nl: {
    title: 'Menu',
    lead: 'Wat de keuken vandaag serveert',
    starters: {
      title: 'Voorgerechten',
      dishes: ['Soep van de dag met brood en boter', 'Gerookte forel met mierikswortel en dille'],
    },
    mains: {
      title: 'Hoofdgerechten',
      dishes: [
        'Vis van de dag met aardappelen en groenten van het seizoen',
        'Gestoofd lamsvlees met wortelgroenten',
        'Gerstrisotto met paddenstoelen en oude kaas',
      ],
    },
    desserts: {
      title: 'Nagerechten',
      dishes: ['Gebak van de dag', 'Rood fruit met vanille-ijs', 'Kaas met knäckebröd en jam'],
    },
    allergies: 'Laat allergieën weten: de keuken maakt graag iets anders.',
    table: 'Reserveer een tafel',
  },
  no: {
    title: 'Meny',
    lead: 'Dette serverer kjøkkenet i dag',
    starters: {
      title: 'Forretter',
      dishes: ['Dagens suppe med brød og smør', 'Røkt ørret med pepperrot og dill'],
    },
    mains: {
      title: 'Hovedretter',
      dishes: [
        'Dagens fisk med poteter og sesongens grønnsaker',
        'Braisert lam med rotgrønnsaker',
        'Byggotto med sopp og lagret ost',
      ],
    },
    desserts: {
      title: 'Desserter',
      dishes: ['Dagens kake', 'Bær med vaniljeis', 'Ost med knekkebrød og syltetøy'],
    },
    allergies: 'Fortell oss om allergier, så lager kjøkkenet gjerne noe annet.',
    table: 'Bestill bord',
  },
  sv: {
    title: 'Meny',
    lead: 'Det här serverar köket i dag',
    starters: {
      title: 'Förrätter',
      dishes: ['Dagens soppa med bröd och smör', 'Rökt öring med pepparrot och dill'],
    },
    mains: {
      title: 'Varmrätter',
      dishes: [
        'Dagens fisk med potatis och säsongens grönsaker',
        'Bräserat lamm med rotfrukter',
        'Korngrynsrisotto med svamp och lagrad ost',
      ],
    },
    desserts: {
      title: 'Efterrätter',
      dishes: ['Dagens kaka', 'Bär med vaniljglass', 'Ost med knäckebröd och marmelad'],
    },
    allergies: 'Berätta om allergier, köket lagar gärna något annat.',
    table: 'Boka bord',
  },
  et: {
    title: 'Menüü',
    lead: 'Mida köök täna pakub',
    starters: {
      title: 'Eelroad',
      dishes: ['Päevasupp leiva ja võiga', 'Suitsuforell mädarõika ja tilliga'],
    },
    mains: {
      title: 'Pearoad',
      dishes: [
        'Päevakala kartulite ja hooaja köögiviljadega',
        'Hautatud lambaliha juurviljadega',
        'Odrarisoto seente ja laagerdunud juustuga',
      ],
    },
    desserts: {
      title: 'Magustoidud',
      dishes: ['Päevakook', 'Marjad vanillijäätisega', 'Juust näkileiva ja moosiga'],
    },
    allergies: 'Andke allergiatest teada: köök valmistab hea meelega midagi muud.',
    table: 'Broneerige laud',
  },
}

function course({ title, dishes }: Course): BaseModule {
  return text(h(2, title), ul(dishes))
}

function reserve(label: string, { callNumber }: House): BaseModule[] {
  return callNumber ? [callButton(label, callNumber)] : []
}

export const menu = {
  page: plainPlan({
    name: 'Menu',
    words,
    modules: (said, house) => [
      hero(said.title, said.lead, house.anyPicture(2)),
      course(said.starters),
      divider(),
      course(said.mains),
      divider(),
      course(said.desserts),
      panel([p(said.allergies)]),
      ...reserve(said.table, house),
    ],
  }),
}

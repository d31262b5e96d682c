import type { CardTemplate } from './card-template.ts'

export const menu: CardTemplate = {
  type: 'Content',
  words: {
    en: {
      title: 'Menu',
      subtitle: 'What the kitchen serves today',
      body: [
        ['Starter', 'Main course', 'Dessert'],
        'Tell us about allergies: the kitchen gladly makes something else.',
      ],
    },
    da: {
      title: 'Menukort',
      subtitle: 'Det serverer køkkenet i dag',
      body: [
        ['Forret', 'Hovedret', 'Dessert'],
        'Fortæl os om allergier, så laver køkkenet gerne noget andet.',
      ],
    },
    fi: {
      title: 'Ruokalista',
      subtitle: 'Tänään keittiöstämme',
      body: [
        ['Alkuruoka', 'Pääruoka', 'Jälkiruoka'],
        'Kerro allergioistasi, niin keittiö valmistaa mielellään jotain muuta.',
      ],
    },
    nl: {
      title: 'Menu',
      subtitle: 'Wat de keuken vandaag serveert',
      body: [
        ['Voorgerecht', 'Hoofdgerecht', 'Nagerecht'],
        'Laat allergieën weten: de keuken maakt graag iets anders.',
      ],
    },
    no: {
      title: 'Meny',
      subtitle: 'Dette serverer kjøkkenet i dag',
      body: [
        ['Forrett', 'Hovedrett', 'Dessert'],
        'Fortell oss om allergier, så lager kjøkkenet gjerne noe annet.',
      ],
    },
    sv: {
      title: 'Meny',
      subtitle: 'Det här serverar köket i dag',
      body: [['Förrätt', 'Varmrätt', 'Efterrätt'], 'Berätta om allergier, köket lagar gärna något annat.'],
    },
    et: {
      title: 'Menüü',
      subtitle: 'Mida köök täna pakub',
      body: [
        ['Eelroog', 'Pearoog', 'Magustoit'],
        'Andke teada allergiatest: köök valmistab meeleldi midagi muud.',
      ],
    },
  },
}

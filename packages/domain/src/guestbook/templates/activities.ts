import type { CardTemplate } from './card-template.ts'

export const activities: CardTemplate = {
  type: 'Content',
  words: {
    en: {
      title: 'Things to do',
      subtitle: 'Our favourites close by',
      body: [
        ['A walk from the door', 'Something for a rainy day', 'With children'],
        'Reception knows more and helps you book.',
      ],
    },
    da: {
      title: 'Oplevelser',
      subtitle: 'Vores favoritter i nærheden',
      body: [
        ['En tur lige fra døren', 'Til en regnvejrsdag', 'Med børn'],
        'Receptionen ved mere og hjælper med at bestille.',
      ],
    },
    fi: {
      title: 'Tekemistä',
      subtitle: 'Suosikkimme lähistöllä',
      body: [
        ['Kävelyretki suoraan ovelta', 'Sadepäivän varalle', 'Lasten kanssa'],
        'Vastaanotto kertoo lisää ja auttaa varaamaan.',
      ],
    },
    nl: {
      title: 'Wat is er te doen?',
      subtitle: 'Onze favorieten in de buurt',
      body: [
        ['Een wandeling vanaf de deur', 'Voor een regenachtige dag', 'Met kinderen'],
        'De receptie weet meer en helpt u met boeken.',
      ],
    },
    no: {
      title: 'Ting å gjøre',
      subtitle: 'Våre favoritter i nærheten',
      body: [
        ['En tur rett fra døra', 'Til en regnværsdag', 'Med barn'],
        'Resepsjonen vet mer og hjelper deg å bestille.',
      ],
    },
    sv: {
      title: 'Saker att göra',
      subtitle: 'Våra favoriter i närheten',
      body: [
        ['En promenad från dörren', 'För en regnig dag', 'Med barn'],
        'Receptionen vet mer och hjälper dig att boka.',
      ],
    },
    et: {
      title: 'Mida siin teha',
      subtitle: 'Meie lemmikud lähedal',
      body: [
        ['Jalutuskäik otse ukse eest', 'Vihmase päeva jaoks', 'Lastega'],
        'Vastuvõtus teatakse rohkem ja aidatakse broneerida.',
      ],
    },
  },
}

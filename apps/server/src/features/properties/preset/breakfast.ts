import type { PresetCard } from './preset-card.ts'

export const breakfast: PresetCard = {
  key: 'breakfast',
  type: 'Content',
  to: ['precheckin', 'checkin', 'qr'],
  tab: {
    icon: 'coffee',
    labels: {
      en: 'Breakfast',
      da: 'Morgenmad',
      fi: 'Aamiainen',
      nl: 'Ontbijt',
      no: 'Frokost',
      sv: 'Frukost',
    },
  },
  words: {
    en: {
      title: 'Breakfast',
      subtitle: 'Every morning, take your time.',
      body: [
        'You find today’s times at reception and on the door of the breakfast room.',
        [
          'Tell us about allergies the evening before and we will set something aside.',
          'Leaving early? Ask us for breakfast to take along.',
        ],
      ],
    },
    da: {
      title: 'Morgenmad',
      subtitle: 'Hver morgen, i ro og mag.',
      body: [
        'Dagens tider står i receptionen og på døren til morgenmadsrummet.',
        [
          'Sig til aftenen før, hvis du har allergier, så stiller vi noget til side.',
          'Skal du tidligt af sted? Bed om morgenmad til turen.',
        ],
      ],
    },
    fi: {
      title: 'Aamiainen',
      subtitle: 'Joka aamu, kaikessa rauhassa.',
      body: [
        'Päivän kellonajat löydät vastaanotosta ja aamiaishuoneen ovesta.',
        [
          'Kerro allergioista edellisenä iltana, niin varaamme sinulle sopivaa.',
          'Lähdetkö aikaisin? Pyydä aamiainen mukaan.',
        ],
      ],
    },
    nl: {
      title: 'Ontbijt',
      subtitle: 'Elke ochtend, neem de tijd.',
      body: [
        'De tijden van vandaag vindt u bij de receptie en op de deur van de ontbijtzaal.',
        [
          'Laat ons de avond ervoor weten welke allergieën u heeft, dan zetten we iets opzij.',
          'Vertrekt u vroeg? Vraag om een ontbijt voor onderweg.',
        ],
      ],
    },
    no: {
      title: 'Frokost',
      subtitle: 'Hver morgen, ta deg god tid.',
      body: [
        'Dagens tider finner du i resepsjonen og på døren til frokostrommet.',
        [
          'Si fra om allergier kvelden før, så setter vi av noe til deg.',
          'Skal du tidlig av gårde? Be om en frokost å ta med.',
        ],
      ],
    },
    sv: {
      title: 'Frukost',
      subtitle: 'Varje morgon, i lugn och ro.',
      body: [
        'Dagens tider står i receptionen och på dörren till frukostrummet.',
        [
          'Berätta om allergier kvällen före, så ställer vi undan något åt dig.',
          'Ska du iväg tidigt? Be om frukost att ta med.',
        ],
      ],
    },
  },
}

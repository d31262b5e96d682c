import type { CardTemplate } from './card-template.ts'

export const guestFeedback: CardTemplate = {
  type: 'Content',
  to: ['checkin', 'checkout'],
  link: { type: 'feature', value: 'survey' },
  words: {
    en: {
      title: 'How is your stay?',
      subtitle: 'Tell us what we can do better',
      body: ['A few words are enough. While you are here we can still put things right.'],
      button: 'Tell us',
    },
    da: {
      title: 'Hvordan går opholdet?',
      subtitle: 'Fortæl os, hvad vi kan gøre bedre',
      body: ['Et par ord er nok. Mens du er her, kan vi stadig rette op på det.'],
      button: 'Fortæl os det',
    },
    fi: {
      title: 'Miten oleskelusi sujuu?',
      subtitle: 'Kerro, mitä voisimme tehdä paremmin',
      body: ['Muutama sana riittää. Kun olet vielä täällä, ehdimme korjata asian.'],
      button: 'Kerro meille',
    },
    nl: {
      title: 'Hoe bevalt uw verblijf?',
      subtitle: 'Vertel ons wat beter kan',
      body: ['Een paar woorden zijn genoeg. Zolang u hier bent, kunnen we het nog goedmaken.'],
      button: 'Vertel het ons',
    },
    no: {
      title: 'Hvordan er oppholdet?',
      subtitle: 'Fortell oss hva vi kan gjøre bedre',
      body: ['Noen få ord er nok. Mens du er her, kan vi fortsatt ordne opp.'],
      button: 'Fortell oss',
    },
    sv: {
      title: 'Hur är din vistelse?',
      subtitle: 'Berätta vad vi kan göra bättre',
      body: ['Några ord räcker. Medan du är här kan vi fortfarande rätta till det.'],
      button: 'Berätta',
    },
    et: {
      title: 'Kuidas teil läheb?',
      subtitle: 'Öelge, mida saame paremini teha',
      body: ['Paarist sõnast piisab. Kuni olete siin, saame asjad veel korda teha.'],
      button: 'Rääkige meile',
    },
  },
}

import { doc, link, p, ul } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'
import { RECEPTION_PHONE } from '../property.ts'

export const lateCheckOut: FjellheimCard = {
  key: 'late-check-out',
  type: 'Content',
  layout: 'plain',
  visibility: shown({ to: ['checkin'] }),
  texts: {
    en: {
      title: 'Stay a little longer',
      subtitle: 'Check-out is at 11:00. The day is not.',
      body: doc(
        p(
          'When your room is free you may keep it until 13:00 for NOK 300. ',
          link('Ask the desk', RECEPTION_PHONE),
          ' from the evening before.',
        ),
        ul(
          'Luggage stays with us as long as you like',
          'Spa and showers are yours until you leave',
          'The bus to the station goes at 12:15 and 15:45',
        ),
      ),
    },
    da: {
      title: 'Bliv lidt endnu',
      subtitle: 'Du tjekker ud kl. 11. Dagen er længere.',
      body: doc(
        p(
          'Er værelset ledigt, kan du beholde det til kl. 13 for 300 NOK. ',
          link('Spørg i receptionen', RECEPTION_PHONE),
          ' fra aftenen før.',
        ),
        ul(
          'Bagagen kan stå hos os, så længe du vil',
          'Spa og bad er dit, til du rejser',
          'Bussen til stationen kører 12.15 og 15.45',
        ),
      ),
    },
    fi: {
      title: 'Viivy vielä hetki',
      subtitle: 'Huoneen luovutus on klo 11. Päivä jatkuu.',
      body: doc(
        p(
          'Jos huone on vapaana, voit pitää sen klo 13 asti hintaan 300 NOK. ',
          link('Kysy vastaanotosta', RECEPTION_PHONE),
          ' edellisestä illasta alkaen.',
        ),
        ul(
          'Laukut saavat olla meillä niin kauan kuin haluat',
          'Kylpylä ja suihkut ovat käytössäsi lähtöön asti',
          'Bussi asemalle lähtee klo 12.15 ja 15.45',
        ),
      ),
    },
    nl: {
      title: 'Blijf nog even',
      subtitle: 'Uitchecken is om 11.00 uur. De dag is langer.',
      body: doc(
        p(
          'Is uw kamer vrij, dan houdt u die voor NOK 300 tot 13.00 uur. ',
          link('Vraag het de receptie', RECEPTION_PHONE),
          ' vanaf de avond ervoor.',
        ),
        ul(
          'Uw bagage blijft bij ons zolang u wilt',
          'Spa en douches zijn van u tot u vertrekt',
          'De bus naar het station gaat om 12.15 en 15.45 uur',
        ),
      ),
    },
    no: {
      title: 'Bli litt til',
      subtitle: 'Utsjekk er kl. 11. Dagen er lengre.',
      body: doc(
        p(
          'Er rommet ledig, kan du beholde det til kl. 13 for 300 kroner. ',
          link('Spør i resepsjonen', RECEPTION_PHONE),
          ' fra kvelden før.',
        ),
        ul(
          'Bagasjen kan stå hos oss så lenge du vil',
          'Spa og dusj er ditt til du reiser',
          'Bussen til stasjonen går kl. 12.15 og 15.45',
        ),
      ),
    },
    sv: {
      title: 'Stanna en stund till',
      subtitle: 'Utcheckning är kl. 11. Dagen är längre.',
      body: doc(
        p(
          'Är rummet ledigt får du behålla det till kl. 13 för 300 NOK. ',
          link('Fråga i receptionen', RECEPTION_PHONE),
          ' från kvällen innan.',
        ),
        ul(
          'Väskorna får stå hos oss så länge du vill',
          'Spa och duschar är dina tills du åker',
          'Bussen till stationen går 12.15 och 15.45',
        ),
      ),
    },
  },
}

import { openHours } from '../../open-hours.ts'
import { doc, p } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'

/** Breakfast, lunch, and from the fire being lit until the last guest at the bar. */
const HOURS = openHours((weekday) =>
  weekday < 6 ? ['07:00-10:00', '12:00-14:30', '17:00-01:30'] : ['07:30-11:00', '12:30-15:00', '17:00-01:30'],
)

export const restaurantAndBar: FjellheimCard = {
  key: 'restaurant-and-bar',
  type: 'Facilities',
  layout: 'plain',
  visibility: shown({ to: ['precheckin', 'checkin', 'qr'] }),
  options: { icon: 'meal', facilities: HOURS },
  texts: {
    en: {
      title: 'Restaurant and bar',
      subtitle: 'From the first coffee to the last log.',
      body: doc(
        p(
          'Lunch is soup, bread and what the cellar keeps. Dinner is served from 18:00 to 21:30; after that the kitchen sleeps and the bar does not.',
        ),
      ),
    },
    da: {
      title: 'Restaurant og bar',
      subtitle: 'Fra den første kop kaffe til det sidste stykke brænde.',
      body: doc(
        p(
          'Frokost er suppe, brød og det, kælderen gemmer. Middag serveres 18.00–21.30. Derefter sover køkkenet, men ikke baren.',
        ),
      ),
    },
    fi: {
      title: 'Ravintola ja baari',
      subtitle: 'Ensimmäisestä kahvista viimeiseen halkoon.',
      body: doc(
        p(
          'Lounaaksi on keittoa, leipää ja kellarin antimia. Illallinen tarjoillaan klo 18–21.30. Sen jälkeen keittiö nukkuu, baari ei.',
        ),
      ),
    },
    nl: {
      title: 'Restaurant en bar',
      subtitle: 'Van de eerste koffie tot het laatste houtblok.',
      body: doc(
        p(
          'De lunch: soep, brood en wat de kelder te bieden heeft. Het diner serveren we van 18.00 tot 21.30 uur. Daarna slaapt de keuken, de bar niet.',
        ),
      ),
    },
    no: {
      title: 'Restaurant og bar',
      subtitle: 'Fra den første kaffekoppen til den siste vedkubben.',
      body: doc(
        p(
          'Lunsj er suppe, brød og det kjelleren gjemmer. Middag serveres kl. 18.00–21.30. Etter det sover kjøkkenet, men ikke baren.',
        ),
      ),
    },
    sv: {
      title: 'Restaurang och bar',
      subtitle: 'Från första kaffet till sista vedklabben.',
      body: doc(
        p(
          'Lunchen är soppa, bröd och det källaren gömmer. Middag serveras 18.00–21.30. Sedan sover köket, men inte baren.',
        ),
      ),
    },
  },
}

import { openHours } from '../../open-hours.ts'
import { doc, p } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'

/** Wednesday to Sunday; Liv eats between two and three. */
const HOURS = openHours((weekday) => (weekday < 3 ? [] : ['11:00-14:00', '15:00-19:00']))

export const massage: FjellheimCard = {
  key: 'massage',
  type: 'Facilities',
  layout: 'plain',
  visibility: shown({ to: ['precheckin', 'checkin', 'qr'] }),
  options: { icon: 'spa', facilities: HOURS },
  texts: {
    en: {
      title: 'Massage with Liv',
      subtitle: 'Fifty minutes, two strong hands, no pan flutes.',
      body: doc(
        p(
          'NOK 890 in the room behind the pool. Say at the desk when you would like to come, and come ten minutes early: the bench by the stove is part of it.',
        ),
      ),
    },
    da: {
      title: 'Massage hos Liv',
      subtitle: 'Halvtreds minutter, to stærke hænder, ingen panfløjter.',
      body: doc(
        p(
          '890 NOK i rummet bag bassinet. Sig i receptionen, hvornår du vil komme, og kom ti minutter før: bænken ved ovnen hører med.',
        ),
      ),
    },
    fi: {
      title: 'Livin hieronta',
      subtitle: 'Viisikymmentä minuuttia, kaksi vahvaa kättä, ei panhuiluja.',
      body: doc(
        p(
          '890 NOK, altaan takaisessa huoneessa. Kerro vastaanotossa, milloin haluat tulla, ja tule kymmenen minuuttia etuajassa: penkki kamiinan ääressä kuuluu asiaan.',
        ),
      ),
    },
    nl: {
      title: 'Massage bij Liv',
      subtitle: 'Vijftig minuten, twee sterke handen, geen panfluit.',
      body: doc(
        p(
          'NOK 890, in de kamer achter het zwembad. Zeg bij de receptie wanneer u wilt komen, en kom tien minuten eerder: het bankje bij de kachel hoort erbij.',
        ),
      ),
    },
    no: {
      title: 'Massasje hos Liv',
      subtitle: 'Femti minutter, to sterke hender, ingen panfløyte.',
      body: doc(
        p(
          '890 kroner, i rommet bak bassenget. Si fra i resepsjonen når du vil komme, og kom ti minutter før: benken ved ovnen hører med.',
        ),
      ),
    },
    sv: {
      title: 'Massage hos Liv',
      subtitle: 'Femtio minuter, två starka händer, ingen panflöjt.',
      body: doc(
        p(
          '890 NOK, i rummet bakom bassängen. Säg till i receptionen när du vill komma, och kom tio minuter i förväg: bänken vid kaminen ingår.',
        ),
      ),
    },
  },
}

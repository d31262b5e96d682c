import { addDays } from '@innkeeper/domain/time.ts'
import { doc, p } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'

/** Hangs for five weeks around the day of seeding, so the demo shows a card with a date range in use. */
export function exhibition(today: string): FjellheimCard {
  return {
    key: 'exhibition',
    type: 'Content',
    layout: 'side',
    pictures: ['dandelion'],
    visibility: shown({
      to: ['precheckin', 'checkin', 'checkout', 'qr'],
      during: { from: addDays(today, -12), to: addDays(today, 23) },
    }),
    texts: {
      en: {
        title: 'On the walls: one valley, four seasons',
        subtitle: 'Photographs in the library, for these weeks only',
        body: doc(
          p(
            'Sunniva Dale took one picture from the same stone every day for a year. All 365 hang in the library. Find the day you were born.',
          ),
        ),
      },
      da: {
        title: 'På væggene: én dal, fire årstider',
        subtitle: 'Fotografier i biblioteket, kun i disse uger',
        body: doc(
          p(
            'Sunniva Dale tog et billede fra den samme sten hver dag i et år. Alle 365 hænger i biblioteket. Find den dag, du blev født.',
          ),
        ),
      },
      fi: {
        title: 'Seinillä: yksi laakso, neljä vuodenaikaa',
        subtitle: 'Valokuvia kirjastossa vain näiden viikkojen ajan',
        body: doc(
          p(
            'Sunniva Dale otti vuoden ajan joka päivä kuvan samalta kiveltä. Kaikki 365 ovat esillä kirjastossa. Etsi oma syntymäpäiväsi.',
          ),
        ),
      },
      nl: {
        title: 'Aan de muur: één dal, vier seizoenen',
        subtitle: 'Foto’s in de bibliotheek, alleen deze weken',
        body: doc(
          p(
            'Sunniva Dale maakte een jaar lang elke dag een foto vanaf dezelfde steen. Alle 365 hangen in de bibliotheek. Zoek de dag waarop u jarig bent.',
          ),
        ),
      },
      no: {
        title: 'På veggene: én dal, fire årstider',
        subtitle: 'Fotografier i biblioteket, bare disse ukene',
        body: doc(
          p(
            'Sunniva Dale tok ett bilde fra samme stein hver dag i et år. Alle 365 henger i biblioteket. Finn bursdagen din.',
          ),
        ),
      },
      sv: {
        title: 'På väggarna: en dal, fyra årstider',
        subtitle: 'Fotografier i biblioteket, bara de här veckorna',
        body: doc(
          p(
            'Sunniva Dale tog en bild från samma sten varje dag i ett år. Alla 365 hänger i biblioteket. Leta upp din födelsedag.',
          ),
        ),
      },
    },
  }
}

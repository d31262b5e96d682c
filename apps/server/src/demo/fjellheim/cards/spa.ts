import { doc, h, p, ul } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'

export const spa: FjellheimCard = {
  key: 'spa',
  type: 'Content',
  layout: 'side',
  pictures: ['spa', 'sauna'],
  visibility: shown({ to: ['precheckin', 'checkin', 'qr'] }),
  texts: {
    en: {
      title: 'Spa and sauna',
      subtitle: 'Every day 10:00 to 21:00',
      body: doc(
        p(
          'A warm pool under the roof, a wood-fired sauna by the tarn, and between them forty brisk steps outdoors.',
        ),
        ul(
          'Robe and slippers are in your wardrobe, towels by the pool.',
          'The sauna is hot from 14:00 and holds ten.',
          'Children are welcome with an adult until 17:00. After that we keep it quiet.',
        ),
        h('Massage'),
        p('Liv gives massages from Wednesday to Sunday. Ask at reception for a time.'),
      ),
    },
    da: {
      title: 'Spa og sauna',
      subtitle: 'Hver dag 10.00–21.00',
      body: doc(
        p(
          'Et varmt bassin under tag, en brændefyret sauna ved søen og fyrre friske skridt i det fri imellem.',
        ),
        ul(
          'Badekåbe og tøfler ligger i skabet, håndklæder ved bassinet.',
          'Saunaen er varm fra kl. 14 og har plads til ti.',
          'Børn er velkomne sammen med en voksen til kl. 17. Derefter holder vi ro.',
        ),
        h('Massage'),
        p('Liv giver massage onsdag til søndag. Spørg efter en tid i receptionen.'),
      ),
    },
    fi: {
      title: 'Kylpylä ja sauna',
      subtitle: 'Joka päivä klo 10–21',
      body: doc(
        p(
          'Lämmin allas katon alla, puusauna lammen rannalla ja niiden välissä neljäkymmentä reipasta askelta ulkona.',
        ),
        ul(
          'Kylpytakki ja tohvelit ovat vaatekaapissa, pyyhkeet altaalla.',
          'Sauna on lämmin klo 14 alkaen, ja lauteille mahtuu kymmenen.',
          'Lapset ovat tervetulleita aikuisen kanssa klo 17 asti. Sen jälkeen rauhoitutaan.',
        ),
        h('Hieronta'),
        p('Liv hieroo keskiviikosta sunnuntaihin. Varaa aika vastaanotosta.'),
      ),
    },
    nl: {
      title: 'Spa en sauna',
      subtitle: 'Elke dag van 10.00 tot 21.00 uur',
      body: doc(
        p(
          'Een warm binnenbad, een houtgestookte sauna aan het meertje en daartussen veertig frisse stappen buiten.',
        ),
        ul(
          'Badjas en slippers liggen in uw kast, handdoeken bij het bad.',
          'De sauna is vanaf 14.00 uur heet en biedt plaats aan tien gasten.',
          'Kinderen zijn tot 17.00 uur welkom met een volwassene. Daarna houden we het stil.',
        ),
        h('Massage'),
        p('Liv masseert van woensdag tot en met zondag. Vraag de receptie om een tijd.'),
      ),
    },
    no: {
      title: 'Spa og badstue',
      subtitle: 'Hver dag kl. 10.00–21.00',
      body: doc(
        p('Et varmt basseng under tak, en vedfyrt badstue ved tjernet og førti friske skritt ute imellom.'),
        ul(
          'Badekåpe og tøfler ligger i skapet, håndklær ved bassenget.',
          'Badstua er varm fra kl. 14 og har plass til ti.',
          'Barn er velkomne med en voksen til kl. 17. Etter det holder vi det stille.',
        ),
        h('Massasje'),
        p('Liv gir massasje onsdag til søndag. Spør om time i resepsjonen.'),
      ),
    },
    sv: {
      title: 'Spa och bastu',
      subtitle: 'Alla dagar 10.00–21.00',
      body: doc(
        p(
          'En varm bassäng under tak, en vedeldad bastu vid tjärnen och fyrtio friska steg utomhus däremellan.',
        ),
        ul(
          'Badrock och tofflor hänger i garderoben, handdukar finns vid bassängen.',
          'Bastun är varm från kl. 14 och rymmer tio.',
          'Barn är välkomna med en vuxen till kl. 17. Därefter har vi det lugnt.',
        ),
        h('Massage'),
        p('Liv masserar onsdag till söndag. Fråga efter en tid i receptionen.'),
      ),
    },
  },
}

import { doc, p } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'

export const sundayWaffles: FjellheimCard = {
  key: 'sunday-waffles',
  type: 'Content',
  layout: 'side',
  pictures: ['waffles'],
  visibility: shown({ to: ['checkin', 'qr'], on: [7] }),
  texts: {
    en: {
      title: 'Sunday means waffles',
      subtitle: 'In the lounge today, 12:00 to 15:00',
      body: doc(
        p(
          'Made to Grandmother Solberg’s recipe, with sour cream and strawberry jam. On the house for those who stay, and for those just walking by.',
        ),
      ),
    },
    da: {
      title: 'Søndag er vaffeldag',
      subtitle: 'I salonen i dag, 12.00–15.00',
      body: doc(
        p(
          'Bagt efter bedstemor Solbergs opskrift, med creme fraiche og jordbærsyltetøj. Huset giver, både til dem, der bor her, og dem, der bare kommer forbi.',
        ),
      ),
    },
    fi: {
      title: 'Sunnuntai on vohvelipäivä',
      subtitle: 'Takkahuoneessa tänään klo 12–15',
      body: doc(
        p(
          'Paistettu isoäiti Solbergin ohjeella, hapankerman ja mansikkahillon kera. Talo tarjoaa, niin yöpyjille kuin ohikulkijoillekin.',
        ),
      ),
    },
    nl: {
      title: 'Zondag is wafeldag',
      subtitle: 'Vandaag in de lounge, 12.00–15.00 uur',
      body: doc(
        p(
          'Gebakken naar het recept van oma Solberg, met zure room en aardbeienjam. Van het huis, voor wie blijft en voor wie langsloopt.',
        ),
      ),
    },
    no: {
      title: 'Søndag er vaffeldag',
      subtitle: 'I peisestua i dag, kl. 12.00–15.00',
      body: doc(
        p(
          'Stekt etter bestemor Solbergs oppskrift, med rømme og jordbærsyltetøy. Huset spanderer, både på dem som bor her og dem som bare går forbi.',
        ),
      ),
    },
    sv: {
      title: 'Söndag är våffeldag',
      subtitle: 'I salongen i dag, 12.00–15.00',
      body: doc(
        p(
          'Gräddade efter farmor Solbergs recept, med gräddfil och jordgubbssylt. Huset bjuder, både dem som bor här och dem som bara går förbi.',
        ),
      ),
    },
  },
}

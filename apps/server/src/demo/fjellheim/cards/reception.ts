import { ALL_DAY, openHours } from '../../open-hours.ts'
import { doc, link, p } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'
import { FJELLHEIM, RECEPTION_PHONE } from '../property.ts'

const HOURS = openHours(() => [ALL_DAY], {
  checkIn: FJELLHEIM.checkInTime,
  checkOut: FJELLHEIM.checkOutTime,
})

export const reception: FjellheimCard = {
  key: 'reception',
  type: 'Facilities',
  layout: 'plain',
  visibility: shown({ to: ['precheckin', 'checkin', 'qr'] }),
  options: { icon: 'key', facilities: HOURS },
  texts: {
    en: {
      title: 'Reception and rooms',
      subtitle: 'Somebody is always up.',
      body: doc(
        p(
          'The bell on the desk works, but waving is enough. Early or late? ',
          link('Call us', RECEPTION_PHONE),
          ' and we find a way.',
        ),
      ),
    },
    da: {
      title: 'Reception og værelser',
      subtitle: 'Der er altid nogen oppe.',
      body: doc(
        p(
          'Ringeklokken på disken virker, men det er nok at vinke. Tidligt eller sent på den? ',
          link('Ring til os', RECEPTION_PHONE),
          ', så finder vi ud af det.',
        ),
      ),
    },
    fi: {
      title: 'Vastaanotto ja huoneet',
      subtitle: 'Joku on aina hereillä.',
      body: doc(
        p(
          'Tiskin soittokello toimii, mutta vilkutus riittää. Tuletko aikaisin tai myöhään? ',
          link('Soita meille', RECEPTION_PHONE),
          ', niin asia järjestyy.',
        ),
      ),
    },
    nl: {
      title: 'Receptie en kamers',
      subtitle: 'Er is altijd iemand op.',
      body: doc(
        p(
          'De bel op de balie werkt, maar zwaaien is genoeg. Komt u vroeger of later? ',
          link('Bel ons', RECEPTION_PHONE),
          ', dan vinden we er iets op.',
        ),
      ),
    },
    no: {
      title: 'Resepsjon og rom',
      subtitle: 'Noen er alltid oppe.',
      body: doc(
        p(
          'Ringeklokka på skranken virker, men det holder å vinke. Tidlig eller sent ute? ',
          link('Ring oss', RECEPTION_PHONE),
          ', så finner vi ut av det.',
        ),
      ),
    },
    sv: {
      title: 'Reception och rum',
      subtitle: 'Någon är alltid uppe.',
      body: doc(
        p(
          'Ringklockan på disken fungerar, men det räcker att vinka. Tidigt eller sent ute? ',
          link('Ring oss', RECEPTION_PHONE),
          ' så löser vi det.',
        ),
      ),
    },
  },
}

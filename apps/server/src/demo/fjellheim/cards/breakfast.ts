import { doc, h, link, p, ul } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'
import { RECEPTION_PHONE } from '../property.ts'

export const breakfast: FjellheimCard = {
  key: 'breakfast',
  type: 'Content',
  layout: 'picture',
  pictures: ['fig'],
  visibility: shown({ to: ['checkin', 'qr'] }),
  texts: {
    en: {
      title: 'Breakfast',
      subtitle: 'Sourdough, mountain butter, eggs as you like them.',
      body: doc(
        p('Served in the dining room, with the best light at the tables facing east.'),
        h('Hours'),
        ul('Monday to Friday 7:00 to 10:00', 'Saturday and Sunday 7:30 to 11:00'),
        h('From nearby'),
        p(
          'The bread is baked here at five. Butter and brown cheese come from the farm you passed on the way up.',
        ),
        p(
          'Leaving early? ',
          link('Call us', RECEPTION_PHONE),
          ' before 21:00 and a packed breakfast waits at the desk.',
        ),
      ),
    },
    da: {
      title: 'Morgenmad',
      subtitle: 'Surdejsbrød, fjeldsmør og æg, som du vil have dem.',
      body: doc(
        p('Den serveres i spisesalen. Lyset er smukkest ved bordene mod øst.'),
        h('Tider'),
        ul('Mandag til fredag 7.00–10.00', 'Lørdag og søndag 7.30–11.00'),
        h('Fra egnen'),
        p('Brødet bager vi selv klokken fem. Smør og brunost kommer fra gården, du kørte forbi på vej op.'),
        p(
          'Skal du tidligt af sted? ',
          link('Ring', RECEPTION_PHONE),
          ' inden kl. 21, så står der en madpakke klar i receptionen.',
        ),
      ),
    },
    fi: {
      title: 'Aamiainen',
      subtitle: 'Hapanjuurileipää, tunturivoita ja munat juuri niin kuin haluat.',
      body: doc(
        p('Aamiainen katetaan ruokasaliin. Kaunein valo on idän puolen pöydissä.'),
        h('Ajat'),
        ul('Maanantaista perjantaihin klo 7–10', 'Lauantaina ja sunnuntaina klo 7.30–11'),
        h('Läheltä'),
        p(
          'Leipä leivotaan talossa aamuviideltä. Voi ja ruskea juusto tulevat tilalta, jonka ohitit matkalla ylös.',
        ),
        p(
          'Lähdetkö aikaisin? ',
          link('Soita meille', RECEPTION_PHONE),
          ' ennen klo 21, niin eväät odottavat vastaanotossa.',
        ),
      ),
    },
    nl: {
      title: 'Ontbijt',
      subtitle: 'Zuurdesembrood, bergboter en eieren zoals u ze graag hebt.',
      body: doc(
        p('We serveren het in de eetzaal. Aan de tafels op het oosten valt het mooiste licht.'),
        h('Tijden'),
        ul('Maandag tot en met vrijdag 7.00–10.00 uur', 'Zaterdag en zondag 7.30–11.00 uur'),
        h('Uit de buurt'),
        p(
          'Het brood bakken we hier om vijf uur. De boter en bruine kaas komen van de boerderij onderweg naar boven.',
        ),
        p(
          'Vroeg op pad? ',
          link('Bel ons', RECEPTION_PHONE),
          ' vóór 21.00 uur, dan staat er een ontbijtpakket klaar bij de receptie.',
        ),
      ),
    },
    no: {
      title: 'Frokost',
      subtitle: 'Surdeigsbrød, fjellsmør og egg slik du vil ha dem.',
      body: doc(
        p('Serveres i spisesalen. Det fineste lyset har bordene mot øst.'),
        h('Tider'),
        ul('Mandag til fredag kl. 7.00–10.00', 'Lørdag og søndag kl. 7.30–11.00'),
        h('Fra bygda'),
        p('Brødet bakes her klokka fem. Smør og brunost kommer fra garden du passerte på vei opp.'),
        p(
          'Skal du tidlig av gårde? ',
          link('Ring oss', RECEPTION_PHONE),
          ' før kl. 21, så står en frokostpakke klar i resepsjonen.',
        ),
      ),
    },
    sv: {
      title: 'Frukost',
      subtitle: 'Surdegsbröd, fjällsmör och ägg som du vill ha dem.',
      body: doc(
        p('Serveras i matsalen. Finast ljus har borden åt öster.'),
        h('Tider'),
        ul('Måndag till fredag 7.00–10.00', 'Lördag och söndag 7.30–11.00'),
        h('Från trakten'),
        p('Brödet bakas här klockan fem. Smöret och mesosten kommer från gården du passerade på väg upp.'),
        p(
          'Ska du i väg tidigt? ',
          link('Ring oss', RECEPTION_PHONE),
          ' före kl. 21 så står ett frukostpaket klart i receptionen.',
        ),
      ),
    },
  },
}

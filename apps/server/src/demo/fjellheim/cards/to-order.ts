import { doc, link, p, ul } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'
import { RECEPTION_PHONE } from '../property.ts'

export const breakfastInBed: FjellheimCard = {
  key: 'breakfast-in-bed',
  type: 'Product',
  layout: 'side',
  pictures: ['fig'],
  visibility: shown({ to: ['checkin'] }),
  product: { hasServiceCharge: true, sells: ['breakfast-in-bed'] },
  texts: {
    en: {
      title: 'Breakfast in bed',
      subtitle: 'NOK 345 each, crumbs included.',
      button: 'See the tray',
      body: doc(
        p(
          'Warm bread, two eggs, brown cheese and a pot of coffee, at your door between 7:30 and 10:00. We knock softly.',
        ),
        p('Tell us by 21:00: ', link('call the desk', RECEPTION_PHONE), '.'),
      ),
    },
    da: {
      title: 'Morgenmad på sengen',
      subtitle: '345 NOK pr. person, krummer inkluderet.',
      button: 'Se bakken',
      body: doc(
        p(
          'Lunt brød, to æg, brunost og en kande kaffe ved din dør mellem kl. 7.30 og 10. Vi banker blidt på.',
        ),
        p('Sig til inden kl. 21: ', link('ring til receptionen', RECEPTION_PHONE), '.'),
      ),
    },
    fi: {
      title: 'Aamiainen sänkyyn',
      subtitle: '345 NOK hengeltä, murut kuuluvat hintaan.',
      button: 'Katso tarjotin',
      body: doc(
        p(
          'Lämmintä leipää, kaksi munaa, ruskeaa juustoa ja pannullinen kahvia ovellesi klo 7.30–10. Koputamme hiljaa.',
        ),
        p('Kerro klo 21 mennessä: ', link('soita vastaanottoon', RECEPTION_PHONE), '.'),
      ),
    },
    nl: {
      title: 'Ontbijt op bed',
      subtitle: 'NOK 345 per persoon, kruimels inbegrepen.',
      button: 'Bekijk het dienblad',
      body: doc(
        p(
          'Warm brood, twee eieren, bruine kaas en een pot koffie, tussen 7.30 en 10.00 uur aan uw deur. We kloppen zachtjes.',
        ),
        p('Laat het vóór 21.00 uur weten: ', link('bel de receptie', RECEPTION_PHONE), '.'),
      ),
    },
    no: {
      title: 'Frokost på senga',
      subtitle: '345 kroner per person, smuler inkludert.',
      button: 'Se brettet',
      body: doc(
        p(
          'Lunt brød, to egg, brunost og ei kanne kaffe ved døra di mellom kl. 7.30 og 10. Vi banker forsiktig.',
        ),
        p('Si fra innen kl. 21: ', link('ring resepsjonen', RECEPTION_PHONE), '.'),
      ),
    },
    sv: {
      title: 'Frukost på sängen',
      subtitle: '345 NOK per person, smulor ingår.',
      button: 'Se brickan',
      body: doc(
        p(
          'Varmt bröd, två ägg, mesost och en kanna kaffe vid din dörr mellan kl. 7.30 och 10. Vi knackar försiktigt.',
        ),
        p('Säg till före kl. 21: ', link('ring receptionen', RECEPTION_PHONE), '.'),
      ),
    },
  },
}

export const picnicBasket: FjellheimCard = {
  key: 'picnic-basket',
  type: 'Product',
  layout: 'side',
  pictures: ['meadow'],
  visibility: shown({ to: ['precheckin', 'checkin', 'qr'] }),
  product: { hasServiceCharge: false, sells: ['picnic-basket', 'packed-lunch'] },
  texts: {
    en: {
      title: 'A picnic basket',
      subtitle: 'NOK 420 for two, blanket on loan.',
      button: 'See what is in it',
      body: doc(
        ul(
          'Flatbread with smoked trout',
          'Lefse with butter, sugar and cinnamon',
          'Apples, chocolate and a flask of hot blackcurrant',
        ),
        p(
          'Ready at the desk from 8:00 if you ',
          link('call', RECEPTION_PHONE),
          ' the evening before. The basket knows the way home.',
        ),
      ),
    },
    da: {
      title: 'En picnickurv',
      subtitle: '420 NOK for to, tæppet låner du.',
      button: 'Kig i kurven',
      body: doc(
        ul(
          'Fladbrød med røget ørred',
          'Lefse med smør, sukker og kanel',
          'Æbler, chokolade og en termokande varm solbærsaft',
        ),
        p(
          'Klar i receptionen fra kl. 8, hvis du ',
          link('ringer', RECEPTION_PHONE),
          ' aftenen før. Kurven finder selv hjem.',
        ),
      ),
    },
    fi: {
      title: 'Eväskori',
      subtitle: '420 NOK kahdelle, viltti lainaksi.',
      button: 'Kurkista koriin',
      body: doc(
        ul(
          'Rieskaa ja savutaimenta',
          'Lefseä, voita, sokeria ja kanelia',
          'Omenoita, suklaata ja termospullollinen kuumaa mustaherukkamehua',
        ),
        p(
          'Valmiina vastaanotossa klo 8 alkaen, kun ',
          link('soitat', RECEPTION_PHONE),
          ' edellisenä iltana. Kori osaa kyllä kotiin.',
        ),
      ),
    },
    nl: {
      title: 'Een picknickmand',
      subtitle: 'NOK 420 voor twee, met een deken te leen.',
      button: 'Kijk in de mand',
      body: doc(
        ul(
          'Platbrood met gerookte forel',
          'Lefse met boter, suiker en kaneel',
          'Appels, chocolade en een thermosfles warm zwartebessensap',
        ),
        p(
          'Vanaf 8.00 uur klaar bij de receptie als u de avond ervoor ',
          link('belt', RECEPTION_PHONE),
          '. De mand weet zelf de weg naar huis.',
        ),
      ),
    },
    no: {
      title: 'En piknikkurv',
      subtitle: '420 kroner for to, pleddet låner du.',
      button: 'Kikk i kurven',
      body: doc(
        ul(
          'Flatbrød med røkt ørret',
          'Lefse med smør, sukker og kanel',
          'Epler, sjokolade og en termos med solbærtoddy',
        ),
        p(
          'Klar i resepsjonen fra kl. 8 hvis du ',
          link('ringer', RECEPTION_PHONE),
          ' kvelden før. Kurven finner veien hjem selv.',
        ),
      ),
    },
    sv: {
      title: 'En picknickkorg',
      subtitle: '420 NOK för två, filten lånar du.',
      button: 'Titta i korgen',
      body: doc(
        ul(
          'Tunnbröd med rökt öring',
          'Lefse med smör, socker och kanel',
          'Äpplen, choklad och en termos varm svartvinbärssaft',
        ),
        p(
          'Klar i receptionen från kl. 8 om du ',
          link('ringer', RECEPTION_PHONE),
          ' kvällen före. Korgen hittar hem själv.',
        ),
      ),
    },
  },
}

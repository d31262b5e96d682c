import { doc, p } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'

export const welcomeDrink: FjellheimCard = {
  key: 'welcome-drink',
  type: 'Voucher',
  layout: 'brand',
  visibility: shown({ to: ['precheckin', 'checkin'] }),
  texts: {
    en: {
      title: 'A glass on the house',
      subtitle: 'Yours at the bar, any evening of your stay.',
      button: 'Redeem at the bar',
      body: doc(
        p('Cloudberry cider, with or without the strength, or whatever the barkeeper has just opened.'),
        p('Show this at the bar and redeem it there: it pours once.'),
      ),
    },
    da: {
      title: 'Et glas på husets regning',
      subtitle: 'Dit i baren, hvilken aften du vil.',
      button: 'Indløs i baren',
      body: doc(
        p('Multebærcider med eller uden procenter, eller det, bartenderen lige har åbnet.'),
        p('Vis den her i baren, og indløs den der: der skænkes kun én gang.'),
      ),
    },
    fi: {
      title: 'Lasillinen talon piikkiin',
      subtitle: 'Odottaa sinua baarissa, minä iltana tahansa.',
      button: 'Lunasta baarissa',
      body: doc(
        p('Lakkasiideriä, alkoholilla tai ilman, tai mitä baarimikko on juuri avannut.'),
        p('Näytä tämä baarissa ja lunasta se siellä: lasi kaadetaan vain kerran.'),
      ),
    },
    nl: {
      title: 'Een glas van het huis',
      subtitle: 'Aan de bar, op welke avond u maar wilt.',
      button: 'Inwisselen aan de bar',
      body: doc(
        p('Kruipbramencider, met of zonder alcohol, of wat de barman net heeft opengemaakt.'),
        p('Laat dit aan de bar zien en wissel het daar in: er wordt één keer geschonken.'),
      ),
    },
    no: {
      title: 'Et glass på huset',
      subtitle: 'Ditt i baren, den kvelden du vil.',
      button: 'Løs inn i baren',
      body: doc(
        p('Multesider, med eller uten promille, eller det bartenderen nettopp har åpnet.'),
        p('Vis dette i baren og løs det inn der: det skjenkes bare én gang.'),
      ),
    },
    sv: {
      title: 'Ett glas på huset',
      subtitle: 'Ditt i baren, vilken kväll du vill.',
      button: 'Lös in i baren',
      body: doc(
        p('Hjortroncider, med eller utan alkohol, eller det bartendern just har öppnat.'),
        p('Visa det här i baren och lös in det där: det hälls upp en enda gång.'),
      ),
    },
  },
  variants: {
    redeemed: {
      en: { title: 'Cheers!', subtitle: 'Your glass is poured. The chair by the fire comes with it.' },
      da: { title: 'Skål!', subtitle: 'Dit glas er skænket. Stolen ved pejsen følger med.' },
      fi: { title: 'Kippis!', subtitle: 'Lasisi on kaadettu. Tuoli takan ääressä kuuluu kauppaan.' },
      nl: { title: 'Proost!', subtitle: 'Uw glas is ingeschonken. De stoel bij het vuur hoort erbij.' },
      no: { title: 'Skål!', subtitle: 'Glasset ditt er skjenket. Stolen ved peisen følger med.' },
      sv: { title: 'Skål!', subtitle: 'Ditt glas är upphällt. Stolen vid brasan ingår.' },
    },
  },
}

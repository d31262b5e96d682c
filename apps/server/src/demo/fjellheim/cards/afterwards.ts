import { doc, link, p } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'
import { RECEPTION_MAIL } from '../property.ts'

const departed = shown({ to: ['checkout'] })

export const thankYou: FjellheimCard = {
  key: 'thank-you',
  type: 'Content',
  layout: 'brand',
  visibility: departed,
  texts: {
    en: {
      title: 'Thank you for staying',
      subtitle: 'Your chair by the fire is empty, and we noticed.',
      body: doc(
        p(
          'Tell us what we should keep and what we should mend: ',
          link('write to Ingrid', RECEPTION_MAIL),
          '. She runs the house, and she answers herself.',
        ),
      ),
    },
    da: {
      title: 'Tak, fordi du boede her',
      subtitle: 'Din stol ved pejsen er tom, og det kan mærkes.',
      body: doc(
        p(
          'Fortæl os, hvad vi skal holde fast i, og hvad vi skal gøre bedre: ',
          link('skriv til Ingrid', RECEPTION_MAIL),
          '. Hun driver huset og svarer selv.',
        ),
      ),
    },
    fi: {
      title: 'Kiitos, että olit täällä',
      subtitle: 'Tuolisi takan ääressä on tyhjä, ja sen huomaa.',
      body: doc(
        p(
          'Kerro, mikä on hyvin ja mitä pitäisi korjata: ',
          link('kirjoita Ingridille', RECEPTION_MAIL),
          '. Hän pitää taloa ja vastaa itse.',
        ),
      ),
    },
    nl: {
      title: 'Dank dat u er was',
      subtitle: 'Uw stoel bij het vuur is leeg, en dat merken we.',
      body: doc(
        p(
          'Laat ons weten wat zo moet blijven en wat beter kan: ',
          link('schrijf Ingrid', RECEPTION_MAIL),
          '. Zij leidt het huis en antwoordt zelf.',
        ),
      ),
    },
    no: {
      title: 'Takk for at du bodde her',
      subtitle: 'Stolen din ved peisen står tom, og det merkes.',
      body: doc(
        p(
          'Fortell oss hva vi skal beholde og hva vi skal bedre: ',
          link('skriv til Ingrid', RECEPTION_MAIL),
          '. Hun driver huset og svarer selv.',
        ),
      ),
    },
    sv: {
      title: 'Tack för att du bodde här',
      subtitle: 'Din stol vid brasan är tom, och det märks.',
      body: doc(
        p(
          'Berätta vad vi ska behålla och vad vi ska bättra på: ',
          link('skriv till Ingrid', RECEPTION_MAIL),
          '. Hon driver huset och svarar själv.',
        ),
      ),
    },
  },
}

export const comeBack: FjellheimCard = {
  key: 'come-back',
  type: 'Content',
  layout: 'picture',
  pictures: ['meadow'],
  visibility: departed,
  texts: {
    en: {
      title: 'The valley has three more seasons',
      subtitle: 'Those who come back get first choice of rooms.',
      body: doc(
        p(
          'Snow until April, the waterfall in May, berries in August, larches on fire in October. ',
          link('Tell us when', RECEPTION_MAIL),
          ' and we hold your room for a week before we ask anyone else.',
        ),
      ),
    },
    da: {
      title: 'Dalen har tre årstider mere',
      subtitle: 'De, der vender tilbage, vælger værelse først.',
      body: doc(
        p(
          'Sne til april, vandfaldet i maj, bær i august og gyldne lærke i oktober. ',
          link('Sig til hvornår', RECEPTION_MAIL),
          ', så holder vi dit værelse en uge, før vi spørger andre.',
        ),
      ),
    },
    fi: {
      title: 'Laaksolla on vielä kolme vuodenaikaa',
      subtitle: 'Palaava vieras saa valita huoneensa ensin.',
      body: doc(
        p(
          'Lunta huhtikuuhun, putous toukokuussa, marjat elokuussa, lehtikuusten ruska lokakuussa. ',
          link('Kerro milloin', RECEPTION_MAIL),
          ', niin pidämme huonettasi viikon ennen kuin kysymme muilta.',
        ),
      ),
    },
    nl: {
      title: 'Het dal heeft nog drie seizoenen',
      subtitle: 'Wie terugkomt, kiest als eerste een kamer.',
      body: doc(
        p(
          'Sneeuw tot april, de waterval in mei, bessen in augustus, vlammende lariksen in oktober. ',
          link('Laat weten wanneer', RECEPTION_MAIL),
          ', dan houden we uw kamer een week vast voor we iemand anders vragen.',
        ),
      ),
    },
    no: {
      title: 'Dalen har tre årstider til',
      subtitle: 'De som kommer igjen, velger rom først.',
      body: doc(
        p(
          'Snø til april, fossen i mai, bær i august og gylne lerker i oktober. ',
          link('Si fra når', RECEPTION_MAIL),
          ', så holder vi av rommet ditt en uke før vi spør noen andre.',
        ),
      ),
    },
    sv: {
      title: 'Dalen har tre årstider till',
      subtitle: 'Den som kommer tillbaka väljer rum först.',
      body: doc(
        p(
          'Snö till april, vattenfallet i maj, bär i augusti och gyllene lärkträd i oktober. ',
          link('Säg till när', RECEPTION_MAIL),
          ' så håller vi ditt rum en vecka innan vi frågar någon annan.',
        ),
      ),
    },
  },
}

export const leftBehind: FjellheimCard = {
  key: 'left-behind',
  type: 'Content',
  layout: 'plain',
  visibility: departed,
  texts: {
    en: {
      title: 'Left something behind?',
      subtitle: 'It is probably a charger. We have a drawer.',
      body: doc(
        p(
          'We keep what we find for three months and post it home at cost. ',
          link('Describe it to us', RECEPTION_MAIL),
          ' and we will look.',
        ),
      ),
    },
    da: {
      title: 'Glemt noget?',
      subtitle: 'Det er sikkert en oplader. Vi har en skuffe.',
      body: doc(
        p(
          'Vi gemmer det, vi finder, i tre måneder og sender det hjem mod porto. ',
          link('Beskriv det for os', RECEPTION_MAIL),
          ', så leder vi.',
        ),
      ),
    },
    fi: {
      title: 'Jäikö jotain?',
      subtitle: 'Luultavasti laturi. Meillä on niille laatikko.',
      body: doc(
        p(
          'Säilytämme löytämämme kolme kuukautta ja lähetämme sen kotiin postikulujen hinnalla. ',
          link('Kuvaile se meille', RECEPTION_MAIL),
          ', niin etsimme.',
        ),
      ),
    },
    nl: {
      title: 'Iets vergeten?',
      subtitle: 'Het is vast een oplader. We hebben er een la vol van.',
      body: doc(
        p(
          'Wat we vinden, bewaren we drie maanden en sturen we tegen portokosten na. ',
          link('Omschrijf het even', RECEPTION_MAIL),
          ', dan gaan we zoeken.',
        ),
      ),
    },
    no: {
      title: 'Glemt noe?',
      subtitle: 'Det er nok en lader. Vi har en skuff.',
      body: doc(
        p(
          'Vi tar vare på det vi finner i tre måneder og sender det hjem mot porto. ',
          link('Beskriv det for oss', RECEPTION_MAIL),
          ', så leter vi.',
        ),
      ),
    },
    sv: {
      title: 'Glömt något?',
      subtitle: 'Säkert en laddare. Vi har en låda full.',
      body: doc(
        p(
          'Det vi hittar sparar vi i tre månader och skickar hem mot portot. ',
          link('Beskriv det för oss', RECEPTION_MAIL),
          ' så letar vi.',
        ),
      ),
    },
  },
}

import type { InLanguages } from '../base-language.ts'
import { emailPlan } from '../base-plan.ts'
import { farewell, stayDays } from '../house-modules.ts'
import { featureButton, hero, text } from '../plan-modules.ts'
import { h, p, ul } from '../plan-text.ts'

type Words = {
  subject: string
  preheader: string
  title: string
  lead: string
  body: string
  needed: string
  needs: string[]
  register: string
  close: string
}

const words: InLanguages<Words> = {
  en: {
    subject: 'Register before you arrive',
    preheader: 'It takes two minutes, and you get your key sooner.',
    title: 'Register before you arrive',
    lead: 'It takes two minutes and saves you the queue',
    body: 'Fill in your registration form at home, and there is nothing left to do at reception but to say hello and take your key.',
    needed: 'What you need',
    needs: ['Passport or identity card', 'The same for those who travel with you', 'Your home address'],
    register: 'Fill in the registration form',
    close: 'Not today? No matter: we can just as well do it together when you arrive.',
  },
  da: {
    subject: 'Registrer dig, før du kommer',
    preheader: 'Det tager to minutter, og du får hurtigere din nøgle.',
    title: 'Registrer dig, før du kommer',
    lead: 'Det tager to minutter og sparer dig for køen',
    body: 'Udfyld registreringen hjemmefra, så skal du bare sige hej i receptionen og få din nøgle.',
    needed: 'Det skal du bruge',
    needs: ['Pas eller id-kort', 'Det samme for dem, du rejser sammen med', 'Din hjemmeadresse'],
    register: 'Udfyld registreringen',
    close: 'Når du det ikke, gør det ingenting: så klarer vi det sammen, når du kommer.',
  },
  fi: {
    subject: 'Täytä matkustajailmoitus etukäteen',
    preheader: 'Se vie kaksi minuuttia, ja saat avaimesi nopeammin.',
    title: 'Täytä matkustajailmoitus etukäteen',
    lead: 'Se vie kaksi minuuttia ja säästää jonottamiselta',
    body: 'Kun täytät ilmoituksen kotona, vastaanotossa ei tarvitse kuin tervehtiä ja ottaa avain.',
    needed: 'Mitä tarvitset',
    needs: ['Passi tai henkilökortti', 'Myös matkaseurasi passit tai henkilökortit', 'Kotiosoitteesi'],
    register: 'Täytä matkustajailmoitus',
    close: 'Etkö ehdi? Ei se mitään: hoidamme asian yhdessä, kun saavut.',
  },
  nl: {
    subject: 'Registreer u vóór aankomst',
    preheader: 'Het kost twee minuten en u hebt sneller uw sleutel.',
    title: 'Registreer u vóór aankomst',
    lead: 'Het kost twee minuten en scheelt u de rij',
    body: 'Vul het registratieformulier thuis in. Bij de receptie hoeft u dan alleen nog gedag te zeggen en uw sleutel op te halen.',
    needed: 'Dit hebt u nodig',
    needs: ['Paspoort of identiteitskaart', 'Hetzelfde voor uw reisgenoten', 'Uw huisadres'],
    register: 'Vul het registratieformulier in',
    close: 'Komt u er niet aan toe? Geen probleem: we doen het samen als u er bent.',
  },
  no: {
    subject: 'Registrer deg før du kommer',
    preheader: 'Det tar to minutter, og du får nøkkelen raskere.',
    title: 'Registrer deg før du kommer',
    lead: 'Det tar to minutter, og du slipper køen',
    body: 'Fyll ut registreringen hjemmefra, så er det bare å si hei i resepsjonen og få nøkkelen.',
    needed: 'Dette trenger du',
    needs: ['Pass eller ID-kort', 'Det samme for dem du reiser sammen med', 'Hjemmeadressen din'],
    register: 'Fyll ut registreringen',
    close: 'Rekker du det ikke, gjør det ingenting: Vi tar det sammen når du kommer.',
  },
  sv: {
    subject: 'Registrera dig innan du kommer',
    preheader: 'Det tar två minuter och du får din nyckel snabbare.',
    title: 'Registrera dig innan du kommer',
    lead: 'Det tar två minuter och du slipper kön',
    body: 'Fyll i registreringen hemma, så är det bara att säga hej i receptionen och hämta nyckeln.',
    needed: 'Det här behöver du',
    needs: ['Pass eller id-kort', 'Samma sak för dem du reser med', 'Din hemadress'],
    register: 'Fyll i registreringen',
    close: 'Hinner du inte? Det gör inget, vi tar det tillsammans när du kommer.',
  },
  et: {
    subject: 'Registreeruge enne saabumist',
    preheader: 'See võtab kaks minutit ja saate võtme kiiremini kätte.',
    title: 'Registreeruge enne saabumist',
    lead: 'See võtab kaks minutit ja pääsete järjekorrast',
    body: 'Täitke külastajakaart kodus, siis jääb vastuvõtus vaid tere öelda ja võti võtta.',
    needed: 'Mida on vaja',
    needs: ['Pass või ID-kaart', 'Ka kaasreisijate dokumendid', 'Teie kodune aadress'],
    register: 'Täitke külastajakaart',
    close: 'Kui te ei jõua, pole sellest midagi: täidame kaardi koos, kui saabute.',
  },
}

export const registrationForm = {
  email: emailPlan({
    name: 'Registration form',
    words,
    modules: (said, house) => [
      hero(said.title, said.lead, house.anyPicture(3)),
      text(p(house.words.hello), p(said.body)),
      text(h(2, said.needed), ul(said.needs)),
      featureButton(said.register, 'registration'),
      ...stayDays(house),
      ...farewell(house, said.close),
    ],
  }),
}

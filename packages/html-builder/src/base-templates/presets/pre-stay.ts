import type { InLanguages } from '../base-language.ts'
import { emailPlan, plainPlan } from '../base-plan.ts'
import { farewell, findUs, stayDays, stayTimes } from '../house-modules.ts'
import { featureButton, hero, row, text } from '../plan-modules.ts'
import { p } from '../plan-text.ts'

type Row = { title: string; body: string }
type Words = {
  subject: string
  preheader: string
  /** Of the e-mail, then of the page. */
  title: string
  lead: string
  pageTitle: string
  pageLead: string
  soon: string
  guestbook: string
  register: string
  travel: Row
  pack: Row
  close: string
}

const words: InLanguages<Words> = {
  en: {
    subject: 'Your stay begins soon, {{firstName}}',
    preheader: 'When your room is ready, how to find us, and what you can do before you travel.',
    title: 'We look forward to seeing you',
    lead: 'Your stay at {{propertyName}} begins soon',
    pageTitle: 'Before you arrive',
    pageLead: 'Everything you need for the journey',
    soon: 'It will not be long before you are with us. Here is what is good to know before you travel.',
    guestbook:
      'Everything else is in your guestbook: breakfast, Wi-Fi, our favourite places nearby. It opens on your phone, with nothing to install.',
    register: 'Register before you arrive',
    travel: {
      title: 'On your way',
      body: 'Running late, or taking an early train? Let us know when you expect to arrive, and somebody will be there to welcome you.',
    },
    pack: {
      title: 'What to bring',
      body: 'Good shoes, and clothes for more than one kind of weather. If you forget something, ask us: we can often lend it to you.',
    },
    close: 'If there is anything you would like us to prepare, just reply to this e-mail.',
  },
  da: {
    subject: 'Snart begynder dit ophold, {{firstName}}',
    preheader: 'Hvornår værelset er klar, hvordan du finder os, og hvad du kan ordne hjemmefra.',
    title: 'Vi glæder os til at se dig',
    lead: 'Snart begynder dit ophold på {{propertyName}}',
    pageTitle: 'Før du kommer',
    pageLead: 'Alt, hvad du skal bruge til rejsen',
    soon: 'Snart er du hos os. Her er det, der er godt at vide, før du tager af sted.',
    guestbook:
      'Resten står i din gæstebog: morgenmad, wi-fi og vores yndlingssteder i nærheden. Den åbner på telefonen, og du skal ikke installere noget.',
    register: 'Registrer dig, før du kommer',
    travel: {
      title: 'På vej',
      body: 'Bliver du forsinket, eller kommer du med et tidligt tog? Fortæl os, hvornår du regner med at være her, så tager vi imod dig.',
    },
    pack: {
      title: 'Hvad du skal have med',
      body: 'Gode sko og tøj til mere end én slags vejr. Har du glemt noget, så spørg os – vi kan ofte låne dig det.',
    },
    close: 'Er der noget, vi skal gøre klar til dig, så svar bare på denne mail.',
  },
  fi: {
    subject: 'Pian nähdään, {{firstName}}',
    preheader: 'Milloin huoneesi on valmis, miten löydät perille ja mitä voit hoitaa etukäteen.',
    title: 'Odotamme sinua',
    lead: 'Majoituksesi alkaa pian',
    pageTitle: 'Ennen saapumista',
    pageLead: 'Kaikki, mitä tarvitset matkaa varten',
    soon: 'Pian olet vieraanamme. Kokosimme tähän sen, mikä on hyvä tietää ennen matkaa.',
    guestbook:
      'Kaikki muu löytyy vieraskirjastasi: aamiainen, wifi ja lempipaikkamme lähistöllä. Se aukeaa puhelimessa, eikä mitään tarvitse asentaa.',
    register: 'Täytä matkustajailmoitus etukäteen',
    travel: {
      title: 'Matkalla',
      body: 'Tuletko vasta myöhään tai jo aamujunalla? Kerro, milloin arvelet olevasi perillä, niin otamme sinut vastaan.',
    },
    pack: {
      title: 'Mitä mukaan',
      body: 'Hyvät kengät ja vaatteita monenlaiseen säähän. Jos jotain unohtuu, kysy meiltä – usein voimme lainata sen sinulle.',
    },
    close: 'Voimmeko valmistella jotain sinua varten? Vastaa vain tähän viestiin.',
  },
  nl: {
    subject: 'Uw verblijf begint bijna, {{firstName}}',
    preheader: 'Wanneer uw kamer klaar is, hoe u ons vindt en wat u vooraf kunt regelen.',
    title: 'We kijken ernaar uit u te ontvangen',
    lead: 'Uw verblijf bij {{propertyName}} begint bijna',
    pageTitle: 'Voordat u aankomt',
    pageLead: 'Alles wat u nodig hebt voor de reis',
    soon: 'Nog even en u bent bij ons. Hieronder leest u wat handig is om te weten voordat u vertrekt.',
    guestbook:
      'Al het andere staat in uw gastenboek: ontbijt, wifi en onze favoriete plekken in de buurt. Het opent op uw telefoon; u hoeft niets te installeren.',
    register: 'Registreer u vóór aankomst',
    travel: {
      title: 'Onderweg',
      body: 'Wordt het later, of neemt u een vroege trein? Laat ons weten hoe laat u denkt aan te komen, dan staat er iemand voor u klaar.',
    },
    pack: {
      title: 'Wat neemt u mee?',
      body: 'Goede schoenen en kleding voor meer dan één soort weer. Iets vergeten? Vraag het ons, vaak kunt u het lenen.',
    },
    close: 'Kunnen we iets voor u klaarzetten? Beantwoord dan gewoon deze e-mail.',
  },
  no: {
    subject: 'Snart er du her, {{firstName}}',
    preheader: 'Når rommet er klart, hvordan du finner oss, og hva du kan ordne hjemmefra.',
    title: 'Vi gleder oss til å se deg',
    lead: 'Snart begynner oppholdet ditt på {{propertyName}}',
    pageTitle: 'Før du kommer',
    pageLead: 'Alt du trenger til reisen',
    soon: 'Det er ikke lenge til du er hos oss. Her er det som er greit å vite før du reiser.',
    guestbook:
      'Resten står i gjesteboken din: frokost, wifi og favorittstedene våre i nærheten. Du åpner den på telefonen, uten å installere noe.',
    register: 'Registrer deg før du kommer',
    travel: {
      title: 'På vei',
      body: 'Blir du forsinket, eller kommer du med et tidlig tog? Fortell oss når du regner med å være her, så tar vi imot deg.',
    },
    pack: {
      title: 'Hva du bør ha med',
      body: 'Gode sko og klær til mer enn én slags vær. Har du glemt noe, så spør oss – vi har ofte noe du kan låne.',
    },
    close: 'Er det noe vi kan gjøre klart til deg, er det bare å svare på denne e-posten.',
  },
  sv: {
    subject: 'Snart ses vi, {{firstName}}',
    preheader: 'När rummet är klart, hur du hittar hit och vad du kan ordna hemifrån.',
    title: 'Vi ser fram emot att träffa dig',
    lead: 'Snart börjar din vistelse på {{propertyName}}',
    pageTitle: 'Innan du kommer',
    pageLead: 'Allt du behöver för resan',
    soon: 'Det är inte långt kvar tills du är hos oss. Här är det som är bra att veta innan du reser.',
    guestbook:
      'Resten finns i din gästbok: frukost, wifi och våra favoritställen i närheten. Den öppnas i telefonen, och du behöver inte installera något.',
    register: 'Registrera dig innan du kommer',
    travel: {
      title: 'På väg',
      body: 'Blir du sen, eller kommer du med ett tidigt tåg? Berätta när du räknar med att vara här, så tar vi emot dig.',
    },
    pack: {
      title: 'Det här bör du ha med',
      body: 'Bra skor och kläder för mer än en sorts väder. Har du glömt något? Fråga oss, ofta kan vi låna ut det.',
    },
    close: 'Är det något vi kan ordna till dig i förväg? Svara bara på det här mejlet.',
  },
  et: {
    subject: 'Varsti kohtume, {{firstName}}',
    preheader: 'Millal on tuba valmis, kuidas meid leida ja mida saab enne reisi ära teha.',
    title: 'Ootame teid külla',
    lead: 'Teie peatumine algab peagi',
    pageTitle: 'Enne saabumist',
    pageLead: 'Kõik, mida reisiks vaja',
    soon: 'Varsti olete meie juures. Siin on kirjas, mida on hea enne reisi teada.',
    guestbook:
      'Kõik muu leiate oma külalisraamatust: hommikusöök, wifi ja meie lemmikpaigad lähikonnas. See avaneb telefonis ja midagi ei ole vaja paigaldada.',
    register: 'Registreeruge enne saabumist',
    travel: {
      title: 'Teel',
      body: 'Jääte hiljaks või tulete varase rongiga? Andke teada, mis kell umbes kohale jõuate, ja võtame teid vastu.',
    },
    pack: {
      title: 'Mida kaasa võtta',
      body: 'Head jalanõud ja riided iga ilma jaoks. Kui midagi ununeb, küsige meilt: sageli saame selle teile laenata.',
    },
    close: 'Kui soovite, et midagi teie jaoks ette valmistaksime, vastake lihtsalt sellele kirjale.',
  },
}

export const preStay = {
  email: emailPlan({
    name: 'Before you arrive',
    words,
    modules: (said, house) => [
      hero(said.title, said.lead, house.anyPicture(0)),
      text(p(house.words.hello), p(said.soon)),
      ...stayDays(house),
      featureButton(said.register, 'registration'),
      row(said.travel, house.picture(1), 'right'),
      ...findUs(house),
      text(p(said.guestbook)),
      featureButton(house.words.openGuestbook, 'guestbook'),
      ...farewell(house, said.close),
    ],
  }),
  page: plainPlan({
    name: 'Before you arrive',
    words,
    modules: (said, house) => [
      hero(said.pageTitle, said.pageLead, house.anyPicture(0)),
      text(p(said.soon)),
      ...stayTimes(house),
      featureButton(said.register, 'registration'),
      row(said.travel, house.picture(1), 'right'),
      row(said.pack, house.picture(2), 'left'),
      ...findUs(house),
      featureButton(house.words.openGuestbook, 'guestbook'),
    ],
  }),
}

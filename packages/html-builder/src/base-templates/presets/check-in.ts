import type { InLanguages } from '../base-language.ts'
import { emailPlan, plainPlan } from '../base-plan.ts'
import { callReception, farewell, findUs, stayDays, stayTimes } from '../house-modules.ts'
import { featureButton, hero, row, text } from '../plan-modules.ts'
import { p } from '../plan-text.ts'

type Row = { title: string; body: string }
type Words = {
  subject: string
  preheader: string
  title: string
  lead: string
  today: string
  pass: Row
  late: Row
  wish: Row
  pageBody: string
  close: string
}

const words: InLanguages<Words> = {
  en: {
    subject: 'Welcome to {{propertyName}}',
    preheader: 'Your room, the Wi-Fi and all that is good to know on your first day.',
    title: 'Welcome, {{firstName}}',
    lead: 'Make yourself at home',
    today: 'Today is the day: we look forward to welcoming you, and we are getting your room ready.',
    pass: {
      title: 'Your room pass',
      body: 'Room number, door code and Wi-Fi are on the room pass in your guestbook. It opens as soon as you are checked in.',
    },
    late: {
      title: 'Early or late?',
      body: 'If you are here before your room is ready, we look after your luggage. If you come late in the evening, give us a call.',
    },
    wish: {
      title: 'Is anything missing?',
      body: 'Another pillow, an early breakfast, a tip for tomorrow: reception is happy to help.',
    },
    pageBody: 'It is good to have you here. This is worth knowing on your first day.',
    close: 'Have a good journey, and see you soon.',
  },
  da: {
    subject: 'Velkommen til {{propertyName}}',
    preheader: 'Dit værelse, wi-fi og alt det, der er godt at vide den første dag.',
    title: 'Velkommen, {{firstName}}',
    lead: 'Føl dig hjemme',
    today:
      'Så er det i dag, du kommer. Vi glæder os til at tage imod dig og er ved at gøre dit værelse klar.',
    pass: {
      title: 'Dit værelseskort',
      body: 'Værelsesnummer, dørkode og wi-fi står på værelseskortet i din gæstebog. Det åbner, så snart du er tjekket ind.',
    },
    late: {
      title: 'Tidligt eller sent?',
      body: 'Er du her, før værelset er klar, passer vi på din bagage. Kommer du sent om aftenen, så ring til os.',
    },
    wish: {
      title: 'Mangler du noget?',
      body: 'En pude mere, tidlig morgenmad eller et tip til i morgen: receptionen hjælper gerne.',
    },
    pageBody: 'Dejligt, at du er her. Det her er godt at vide den første dag.',
    close: 'God rejse og på gensyn.',
  },
  fi: {
    subject: 'Tervetuloa meille, {{firstName}}',
    preheader: 'Huoneesi, wifi ja kaikki, mitä ensimmäisenä päivänä on hyvä tietää.',
    title: 'Tervetuloa, {{firstName}}',
    lead: 'Ole kuin kotonasi',
    today: 'Tänään on saapumispäiväsi, ja odotamme sinua jo. Laitamme huonettasi parhaillaan valmiiksi.',
    pass: {
      title: 'Huonekorttisi',
      body: 'Huoneen numero, ovikoodi ja wifi löytyvät vieraskirjasi huonekortista. Se aukeaa heti, kun olet kirjautunut sisään.',
    },
    late: {
      title: 'Aikaisin vai myöhään?',
      body: 'Jos tulet ennen kuin huone on valmis, säilytämme matkatavarasi. Jos saavut myöhään illalla, soita meille.',
    },
    wish: {
      title: 'Puuttuuko jotain?',
      body: 'Lisätyyny, aikainen aamiainen tai vinkki huomiselle: vastaanotto auttaa mielellään.',
    },
    pageBody: 'Hienoa, että olet täällä. Tämä on hyvä tietää ensimmäisenä päivänä.',
    close: 'Hyvää matkaa, pian nähdään.',
  },
  nl: {
    subject: 'Welkom bij {{propertyName}}',
    preheader: 'Uw kamer, de wifi en wat handig is om te weten op uw eerste dag.',
    title: 'Welkom, {{firstName}}',
    lead: 'Voel u thuis',
    today:
      'Vandaag is het zover: we verheugen ons op uw komst. Uw kamer wordt op dit moment in orde gemaakt.',
    pass: {
      title: 'Uw kamerpas',
      body: 'Kamernummer, deurcode en wifi staan op de kamerpas in uw gastenboek. Die opent zodra u bent ingecheckt.',
    },
    late: {
      title: 'Vroeg of laat?',
      body: 'Bent u er voordat uw kamer klaar is, dan passen wij op uw bagage. Komt u laat op de avond, belt u ons dan even.',
    },
    wish: {
      title: 'Mist u iets?',
      body: 'Een extra kussen, een vroeg ontbijt of een tip voor morgen: de receptie helpt u graag.',
    },
    pageBody: 'Fijn dat u er bent. Dit is handig om te weten op uw eerste dag.',
    close: 'Goede reis en tot straks.',
  },
  no: {
    subject: 'Velkommen til {{propertyName}}',
    preheader: 'Rommet ditt, wifi og alt som er greit å vite den første dagen.',
    title: 'Velkommen, {{firstName}}',
    lead: 'Føl deg som hjemme',
    today: 'I dag er dagen: Vi gleder oss til å ta imot deg. Vi holder på å gjøre rommet klart.',
    pass: {
      title: 'Romkortet ditt',
      body: 'Romnummer, dørkode og wifi står på romkortet i gjesteboken din. Det åpner seg så snart du har sjekket inn.',
    },
    late: {
      title: 'Tidlig eller sent?',
      body: 'Er du her før rommet er klart, passer vi på bagasjen. Kommer du sent på kvelden, så ring oss.',
    },
    wish: {
      title: 'Mangler du noe?',
      body: 'En pute til, tidlig frokost eller et tips til i morgen: Resepsjonen hjelper deg gjerne.',
    },
    pageBody: 'Så hyggelig at du er her. Dette er greit å vite den første dagen.',
    close: 'God reise, og på gjensyn.',
  },
  sv: {
    subject: 'Välkommen till {{propertyName}}',
    preheader: 'Ditt rum, wifi och allt som är bra att veta första dagen.',
    title: 'Välkommen, {{firstName}}',
    lead: 'Känn dig som hemma',
    today: 'I dag är det dags: vi ser fram emot att ta emot dig. Ditt rum görs i ordning just nu.',
    pass: {
      title: 'Ditt rumskort',
      body: 'Rumsnummer, dörrkod och wifi finns på rumskortet i din gästbok. Det öppnas så snart du har checkat in.',
    },
    late: {
      title: 'Tidigt eller sent?',
      body: 'Är du här innan rummet är klart tar vi hand om ditt bagage. Kommer du sent på kvällen, ring oss gärna.',
    },
    wish: {
      title: 'Saknar du något?',
      body: 'En extra kudde, tidig frukost eller ett tips inför morgondagen: receptionen hjälper gärna till.',
    },
    pageBody: 'Vad roligt att du är här. Det här är bra att veta första dagen.',
    close: 'Trevlig resa, så ses vi snart.',
  },
  et: {
    subject: 'Tere tulemast, {{firstName}}',
    preheader: 'Teie tuba, wifi ja kõik, mida on esimesel päeval hea teada.',
    title: 'Tere tulemast, {{firstName}}',
    lead: 'Tundke end nagu kodus',
    today: 'Täna on saabumispäev: ootame teid rõõmuga ja valmistame parajasti teie tuba ette.',
    pass: {
      title: 'Teie toakaart',
      body: 'Toanumber, uksekood ja wifi on teie külalisraamatu toakaardil. See avaneb kohe, kui olete sisse registreerunud.',
    },
    late: {
      title: 'Vara või hilja?',
      body: 'Kui jõuate kohale enne, kui tuba on valmis, hoiame teie pagasit. Kui tulete hilja õhtul, helistage meile.',
    },
    wish: {
      title: 'Kas midagi on puudu?',
      body: 'Lisapadi, varajane hommikusöök või soovitus homseks: vastuvõtt aitab hea meelega.',
    },
    pageBody: 'Tore, et olete siin. Seda on hea esimesel päeval teada.',
    close: 'Head reisi ja kohtumiseni.',
  },
}

export const checkIn = {
  email: emailPlan({
    name: 'Welcome',
    words,
    modules: (said, house) => [
      hero(said.title, said.lead, house.anyPicture(1)),
      text(p(said.today)),
      ...stayDays(house),
      row(said.pass, house.picture(2), 'right'),
      featureButton(house.words.openGuestbook, 'guestbook'),
      row(said.late, house.picture(3), 'left'),
      ...findUs(house),
      ...farewell(house, said.close),
    ],
  }),
  page: plainPlan({
    name: 'Welcome',
    words,
    modules: (said, house) => [
      hero(said.title, said.lead, house.anyPicture(1)),
      text(p(said.pageBody)),
      ...stayTimes(house),
      row(said.pass, house.picture(2), 'right'),
      featureButton(house.words.openGuestbook, 'guestbook'),
      row(said.wish, house.picture(3), 'left'),
      ...callReception(house),
    ],
  }),
}

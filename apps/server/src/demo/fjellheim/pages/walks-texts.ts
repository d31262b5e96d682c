import type { FjellheimLanguage } from '../languages.ts'

type Walk = { name: string; effort: string; text: string }

export type WalksWords = {
  title: string
  lead: string
  tarn: Walk
  waterfall: Walk
  summit: Walk
  before: { title: string; items: [string, string, string] }
  ask: string
}

export const WALKS_WORDS: Record<FjellheimLanguage, WalksWords> = {
  en: {
    title: 'Walks from the door',
    lead: 'Three paths begin where our steps end. Take the one your legs feel like, and turn whenever you want to.',
    tarn: {
      name: 'Tjernrunden',
      effort: '2 km, half an hour, easy.',
      text: ' Left at the woodpile, then boardwalks all the way around the tarn. On still mornings the mountain stands in it upside down. Prams manage the whole loop, wheelchairs as far as the jetty.',
    },
    waterfall: {
      name: 'Fosseløypa',
      effort: '5 km, two hours, moderate.',
      text: ' Follow the stream up through the birches until you hear the fall before you see it. The rocks beside it are slippery, and the bench has the same view. Seterhytta at the turn serves waffles on weekends.',
    },
    summit: {
      name: 'Fjellnuten, 1412 m',
      effort: '11 km, five hours, demanding.',
      text: ' Red marks from the gate to the cairn, 620 metres up. Start before ten and have lunch in the saddle, out of the wind. On a clear day you see the fjord; on the others, the inside of a cloud.',
    },
    before: {
      title: 'Before you go',
      items: [
        'Maps and poles are in the boot room; borrow freely.',
        'Write your route in the book by the door, and strike it out when you are back.',
        'From November to April the summit asks for skis and company. Ask us about the snow first.',
      ],
    },
    ask: 'Ask how it looks today',
  },
  da: {
    title: 'Ture lige fra døren',
    lead: 'Tre stier begynder, hvor vores trappe slutter. Tag den, dine ben har lyst til, og vend om, når du vil.',
    tarn: {
      name: 'Tjernrunden',
      effort: '2 km, en halv time, let.',
      text: ' Til venstre ved brændestablen og så plankesti hele vejen rundt om søen. På stille morgener står fjeldet på hovedet i den. Barnevogne klarer hele turen, kørestole så langt som til badebroen.',
    },
    waterfall: {
      name: 'Fosseløypa',
      effort: '5 km, to timer, mellemsvær.',
      text: ' Følg bækken op gennem birkene, til du hører vandfaldet, før du ser det. Stenene ved siden af er glatte, og bænken har samme udsigt. Seterhytta, hvor ruten vender, serverer vafler i weekenden.',
    },
    summit: {
      name: 'Fjellnuten, 1412 m',
      effort: '11 km, fem timer, krævende.',
      text: ' Røde mærker fra leddet til varden, 620 meter op. Tag af sted før ti, og spis frokost i skaret, i læ for vinden. I klart vejr ser du fjorden, ellers en sky indefra.',
    },
    before: {
      title: 'Før du går',
      items: [
        'Kort og stave står i støvlerummet. Lån, hvad du har brug for.',
        'Skriv din rute i bogen ved døren, og streg den ud, når du er tilbage.',
        'Fra november til april kræver toppen ski og selskab. Spørg os om sneen først.',
      ],
    },
    ask: 'Spørg, hvordan det ser ud i dag',
  },
  fi: {
    title: 'Retkiä suoraan ovelta',
    lead: 'Kolme polkua alkaa siitä, mihin portaamme päättyvät. Valitse se, johon jalkasi mielivät, ja käänny, kun siltä tuntuu.',
    tarn: {
      name: 'Tjernrunden',
      effort: '2 km, puoli tuntia, helppo.',
      text: ' Halkopinolta vasemmalle ja pitkospuita pitkin lammen ympäri. Tyyninä aamuina tunturi seisoo siinä ylösalaisin. Lastenvaunuilla pääsee koko kierroksen, pyörätuolilla laiturille asti.',
    },
    waterfall: {
      name: 'Fosseløypa',
      effort: '5 km, kaksi tuntia, keskivaikea.',
      text: ' Seuraa puroa koivikon läpi, kunnes kuulet putouksen ennen kuin näet sen. Kivet sen reunalla ovat liukkaita, ja penkiltä näkee yhtä hyvin. Kääntöpaikan Seterhyttassa on viikonloppuisin vohveleita.',
    },
    summit: {
      name: 'Fjellnuten, 1412 m',
      effort: '11 km, viisi tuntia, vaativa.',
      text: ' Punaiset merkit portilta kivikasalle, nousua 620 metriä. Lähde ennen kymmentä ja syö eväät satulassa tuulelta suojassa. Kirkkaalla säällä näkyy vuonolle, muulloin pilven sisälle.',
    },
    before: {
      title: 'Ennen lähtöä',
      items: [
        'Kartat ja sauvat ovat kenkähuoneessa, lainaa vapaasti.',
        'Kirjoita reittisi oven vieressä olevaan kirjaan ja yliviivaa se, kun olet palannut.',
        'Marraskuusta huhtikuuhun huipulle mennään suksilla ja seurassa. Kysy meiltä ensin lumesta.',
      ],
    },
    ask: 'Kysy, miltä siellä näyttää tänään',
  },
  nl: {
    title: 'Wandelingen vanaf de deur',
    lead: 'Drie paden beginnen waar onze stoep ophoudt. Neem het pad waar uw benen zin in hebben, en keer om wanneer u wilt.',
    tarn: {
      name: 'Tjernrunden',
      effort: '2 km, een half uur, makkelijk.',
      text: ' Bij de houtstapel linksaf en dan over vlonders om het bergmeertje. Op stille ochtenden staat de berg er ondersteboven in. Met de kinderwagen kunt u helemaal rond, met de rolstoel tot aan de steiger.',
    },
    waterfall: {
      name: 'Fosseløypa',
      effort: '5 km, twee uur, gemiddeld.',
      text: ' Volg de beek omhoog door de berken, tot u de waterval hoort nog voor u hem ziet. De stenen ernaast zijn glad, en het bankje heeft hetzelfde uitzicht. Op het keerpunt bakt Seterhytta in het weekend wafels.',
    },
    summit: {
      name: 'Fjellnuten, 1412 m',
      effort: '11 km, vijf uur, pittig.',
      text: ' Rood gemarkeerd van het hek tot de steenman, 620 meter klimmen. Vertrek vóór tienen en lunch op het zadel, uit de wind. Bij helder weer ziet u de fjord, anders een wolk van binnen.',
    },
    before: {
      title: 'Voor u gaat',
      items: [
        'Kaarten en stokken staan in de schoenenkamer; leen gerust.',
        'Schrijf uw route in het boek bij de deur en streep die door als u terug bent.',
        'Van november tot april vraagt de top om ski’s en gezelschap. Vraag ons eerst naar de sneeuw.',
      ],
    },
    ask: 'Vraag hoe het er vandaag bij ligt',
  },
  no: {
    title: 'Turer fra døra',
    lead: 'Tre stier begynner der trappa vår slutter. Ta den beina har lyst på, og snu når du vil.',
    tarn: {
      name: 'Tjernrunden',
      effort: '2 km, en halvtime, lett.',
      text: ' Til venstre ved vedstabelen og så klopper hele veien rundt tjernet. På stille morgener står fjellet opp ned i det. Barnevogn går fint hele runden, rullestol fram til brygga.',
    },
    waterfall: {
      name: 'Fosseløypa',
      effort: '5 km, to timer, middels.',
      text: ' Følg bekken opp gjennom bjørkeskogen til du hører fossen før du ser den. Steinene ved siden av er glatte, og benken har samme utsikt. Der løypa snur, steker Seterhytta vafler i helgene.',
    },
    summit: {
      name: 'Fjellnuten, 1412 moh.',
      effort: '11 km, fem timer, krevende.',
      text: ' Rødmerket fra grinda til varden, 620 høydemeter. Gå før ti, og ta matpakka i skaret, i le for vinden. I klarvær ser du fjorden, ellers innsiden av en sky.',
    },
    before: {
      title: 'Før du går',
      items: [
        'Kart og staver finner du i støvelrommet. Bare lån.',
        'Skriv ruten i boka ved døra, og stryk den når du er tilbake.',
        'Fra november til april krever toppen ski og følge. Spør oss om snøen først.',
      ],
    },
    ask: 'Spør hvordan det ser ut i dag',
  },
  sv: {
    title: 'Turer från dörren',
    lead: 'Tre stigar börjar där vår trappa slutar. Ta den som benen har lust till, och vänd när du vill.',
    tarn: {
      name: 'Tjernrunden',
      effort: '2 km, en halvtimme, lätt.',
      text: ' Till vänster vid vedtraven och sedan spång hela vägen runt tjärnen. Stilla morgnar står fjället upp och ner i den. Barnvagn går bra hela varvet, rullstol fram till bryggan.',
    },
    waterfall: {
      name: 'Fosseløypa',
      effort: '5 km, två timmar, medelsvår.',
      text: ' Följ bäcken upp genom björkarna tills du hör fallet innan du ser det. Stenarna intill är hala, och bänken har samma utsikt. Där leden vänder gräddar Seterhytta våfflor på helgerna.',
    },
    summit: {
      name: 'Fjellnuten, 1412 m',
      effort: '11 km, fem timmar, krävande.',
      text: ' Rödmarkerat från grinden till röset, 620 höjdmeter. Gå före tio och ät lunch i sadeln, i lä för vinden. I klart väder ser du fjorden, annars insidan av ett moln.',
    },
    before: {
      title: 'Innan du går',
      items: [
        'Kartor och stavar finns i pjäxrummet. Låna fritt.',
        'Skriv din tur i boken vid dörren och stryk den när du är tillbaka.',
        'Från november till april kräver toppen skidor och sällskap. Fråga oss om snön först.',
      ],
    },
    ask: 'Fråga hur det ser ut i dag',
  },
}

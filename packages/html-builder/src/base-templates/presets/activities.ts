import type { InLanguages } from '../base-language.ts'
import { plainPlan } from '../base-plan.ts'
import { callReception } from '../house-modules.ts'
import { divider, hero, row, text } from '../plan-modules.ts'
import { p } from '../plan-text.ts'

type Row = { title: string; body: string }
type Words = { title: string; lead: string; intro: string; walk: Row; rain: Row; children: Row; ask: string }

const words: InLanguages<Words> = {
  en: {
    title: 'Things to do',
    lead: 'Our favourites close by',
    intro: 'We live here and go out ourselves whenever we can. This is what we tell our friends.',
    walk: {
      title: 'A walk from the door',
      body: 'An hour on foot, no car needed. Bring something warm to drink, and turn back where it is most beautiful.',
    },
    rain: {
      title: 'For a rainy day',
      body: 'There is more to see indoors than you would think. Ask us what is open today.',
    },
    children: {
      title: 'With children',
      body: 'Somewhere to run, something to climb, and a place for waffles afterwards.',
    },
    ask: 'Reception knows more and helps you book.',
  },
  da: {
    title: 'Oplevelser',
    lead: 'Vores favoritter i nærheden',
    intro: 'Vi bor her og tager selv ud, så tit vi kan. Det her anbefaler vi vores venner.',
    walk: {
      title: 'En tur lige fra døren',
      body: 'En time til fods, uden bil. Tag noget varmt at drikke med, og vend om dér, hvor der er smukkest.',
    },
    rain: {
      title: 'Til en regnvejrsdag',
      body: 'Under tag er der mere at se, end man tror. Spørg os, hvad der har åbent i dag.',
    },
    children: {
      title: 'Med børn',
      body: 'Et sted at løbe, noget at klatre på og et sted med vafler bagefter.',
    },
    ask: 'Receptionen ved mere og hjælper med at bestille.',
  },
  fi: {
    title: 'Tekemistä',
    lead: 'Suosikkimme lähistöllä',
    intro: 'Asumme täällä ja lähdemme itsekin liikkeelle aina kun voimme. Näitä suosittelemme ystävillemme.',
    walk: {
      title: 'Kävelyretki suoraan ovelta',
      body: 'Tunti jalan, autoa ei tarvita. Ota mukaan jotain lämmintä juotavaa ja käänny takaisin siellä, missä on kauneinta.',
    },
    rain: {
      title: 'Sadepäivän varalle',
      body: 'Sisälläkin on enemmän nähtävää kuin uskoisi. Kysy meiltä, mikä on tänään auki.',
    },
    children: {
      title: 'Lasten kanssa',
      body: 'Tilaa juosta, paikkoja kiipeillä ja lopuksi vohveleita.',
    },
    ask: 'Vastaanotto kertoo lisää ja auttaa varaamaan.',
  },
  nl: {
    title: 'Wat is er te doen?',
    lead: 'Onze favorieten in de buurt',
    intro: 'We wonen hier en gaan er zelf op uit wanneer we maar kunnen. Dit vertellen we onze vrienden.',
    walk: {
      title: 'Een wandeling vanaf de deur',
      body: 'Een uur te voet, zonder auto. Neem iets warms te drinken mee en keer om waar het het mooist is.',
    },
    rain: {
      title: 'Voor een regenachtige dag',
      body: 'Ook binnen is er meer te zien dan u denkt. Vraag ons wat er vandaag open is.',
    },
    children: {
      title: 'Met kinderen',
      body: 'Ruimte om te rennen, iets om op te klimmen en daarna wafels.',
    },
    ask: 'De receptie weet meer en helpt u met boeken.',
  },
  no: {
    title: 'Ting å gjøre',
    lead: 'Våre favoritter i nærheten',
    intro: 'Vi bor her og drar ut selv så ofte vi kan. Dette anbefaler vi til vennene våre.',
    walk: {
      title: 'En tur rett fra døra',
      body: 'En time til fots, uten bil. Ta med noe varmt å drikke, og snu der det er finest.',
    },
    rain: {
      title: 'Til en regnværsdag',
      body: 'Under tak er det mer å se enn man tror. Spør oss hva som er åpent i dag.',
    },
    children: {
      title: 'Med barn',
      body: 'Et sted å løpe, noe å klatre i og vafler etterpå.',
    },
    ask: 'Resepsjonen vet mer og hjelper deg å bestille.',
  },
  sv: {
    title: 'Saker att göra',
    lead: 'Våra favoriter i närheten',
    intro: 'Vi bor här och ger oss ut själva så ofta vi kan. Det här tipsar vi våra vänner om.',
    walk: {
      title: 'En promenad från dörren',
      body: 'En timme till fots, utan bil. Ta med något varmt att dricka och vänd där det är som vackrast.',
    },
    rain: {
      title: 'För en regnig dag',
      body: 'Under tak finns det mer att se än man tror. Fråga oss vad som är öppet i dag.',
    },
    children: {
      title: 'Med barn',
      body: 'Någonstans att springa, något att klättra i och våfflor efteråt.',
    },
    ask: 'Receptionen vet mer och hjälper dig att boka.',
  },
  et: {
    title: 'Mida siin teha',
    lead: 'Meie lemmikud lähikonnas',
    intro: 'Elame siin ja käime ise ringi nii sageli, kui saame. Seda soovitame ka oma sõpradele.',
    walk: {
      title: 'Jalutuskäik otse ukse eest',
      body: 'Tund aega jalgsi, autot pole vaja. Võtke kaasa midagi sooja juua ja pöörake tagasi seal, kus on kõige ilusam.',
    },
    rain: {
      title: 'Vihmaseks päevaks',
      body: 'Ka siseruumides on rohkem vaadata, kui arvata võiks. Küsige meilt, mis on täna avatud.',
    },
    children: {
      title: 'Lastega',
      body: 'Ruumi jooksmiseks, kohti ronimiseks ja pärast vahvleid.',
    },
    ask: 'Vastuvõtt teab rohkem ja aitab broneerida.',
  },
}

export const activities = {
  page: plainPlan({
    name: 'Things to do',
    words,
    modules: (said, house) => [
      hero(said.title, said.lead, house.anyPicture(0)),
      text(p(said.intro)),
      row(said.walk, house.picture(1), 'right'),
      row(said.rain, house.picture(2), 'left'),
      row(said.children, house.picture(3), 'right'),
      divider(),
      text(p(said.ask)),
      ...callReception(house),
    ],
  }),
}

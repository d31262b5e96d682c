import type { InLanguages } from '../base-language.ts'
import { emailPlan } from '../base-plan.ts'
import { farewell } from '../house-modules.ts'
import { featureButton, hero, scores, text } from '../plan-modules.ts'
import { p } from '../plan-text.ts'

type Words = {
  subject: string
  preheader: string
  title: string
  lead: string
  body: string
  answer: string
  close: string
}

const words: InLanguages<Words> = {
  en: {
    subject: 'How was your stay, {{firstName}}?',
    preheader: 'A few words are enough, and we read every one of them.',
    title: 'How was your stay?',
    lead: 'Two minutes that help us and the guests after you',
    body: 'Thank you for staying with us. What was good, and what should we do better? We read every answer ourselves.',
    answer: 'Tell us how it was',
    close: 'If something was not as it should be, you can also simply reply to this e-mail.',
  },
  da: {
    subject: 'Hvordan var dit ophold, {{firstName}}?',
    preheader: 'Et par ord er nok, og vi læser dem alle sammen.',
    title: 'Hvordan var dit ophold?',
    lead: 'To minutter, der hjælper os og de næste gæster',
    body: 'Tak, fordi du boede hos os. Hvad var godt, og hvad skal vi gøre bedre? Vi læser selv alle svar.',
    answer: 'Fortæl os, hvordan det var',
    close: 'Var der noget, der ikke var, som det skulle være, kan du også bare svare på denne mail.',
  },
  fi: {
    subject: 'Millaista meillä oli, {{firstName}}?',
    preheader: 'Muutama sana riittää, ja luemme niistä jokaisen.',
    title: 'Millaista meillä oli?',
    lead: 'Kaksi minuuttia, joista on apua meille ja seuraaville vieraille',
    body: 'Kiitos, että yövyit meillä. Mikä oli hyvää, ja mitä voisimme tehdä paremmin? Luemme itse jokaisen vastauksen.',
    answer: 'Kerro, millaista oli',
    close: 'Jos jokin ei ollut kohdallaan, voit myös vain vastata tähän viestiin.',
  },
  nl: {
    subject: 'Hoe was uw verblijf, {{firstName}}?',
    preheader: 'Een paar woorden zijn genoeg, en we lezen ze allemaal.',
    title: 'Hoe was uw verblijf?',
    lead: 'Twee minuten waar wij en de volgende gasten iets aan hebben',
    body: 'Bedankt voor uw verblijf. Wat was goed en wat kan beter? We lezen elk antwoord zelf.',
    answer: 'Vertel ons hoe het was',
    close: 'Was iets niet zoals het hoort? U kunt ook gewoon deze e-mail beantwoorden.',
  },
  no: {
    subject: 'Hvordan var oppholdet, {{firstName}}?',
    preheader: 'Noen få ord er nok, og vi leser hvert eneste svar.',
    title: 'Hvordan var oppholdet?',
    lead: 'To minutter som hjelper oss og de neste gjestene',
    body: 'Takk for at du bodde hos oss. Hva var bra, og hva bør vi gjøre bedre? Vi leser alle svarene selv.',
    answer: 'Fortell oss hvordan det var',
    close: 'Var det noe som ikke var som det skulle, kan du også bare svare på denne e-posten.',
  },
  sv: {
    subject: 'Hur var din vistelse, {{firstName}}?',
    preheader: 'Några ord räcker, och vi läser vartenda ett.',
    title: 'Hur var din vistelse?',
    lead: 'Två minuter som hjälper oss och nästa gäst',
    body: 'Tack för att du bodde hos oss. Vad var bra och vad bör vi göra bättre? Vi läser alla svar själva.',
    answer: 'Berätta hur det var',
    close: 'Var något inte som det skulle? Då kan du också bara svara på det här mejlet.',
  },
  et: {
    subject: 'Kuidas teile meie juures meeldis, {{firstName}}?',
    preheader: 'Piisab paarist sõnast ja me loeme need kõik läbi.',
    title: 'Kuidas teile meie juures meeldis?',
    lead: 'Kaks minutit, millest on abi meile ja järgmistele külalistele',
    body: 'Aitäh, et peatusite meie juures. Mis oli hästi ja mida võiksime paremini teha? Loeme iga vastuse ise läbi.',
    answer: 'Andke meile tagasisidet',
    close: 'Kui midagi ei olnud nii, nagu peaks, võite ka lihtsalt sellele kirjale vastata.',
  },
}

export const guestFeedback = {
  email: emailPlan({
    name: 'How was your stay?',
    words,
    modules: (said, house) => [
      hero(said.title, said.lead, house.anyPicture(5)),
      text(p(house.words.hello), p(said.body)),
      scores(),
      featureButton(said.answer, 'survey'),
      ...farewell(house, said.close),
    ],
  }),
}
